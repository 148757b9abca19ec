"""The answers of moonshot, by Python's own JSON reader.

    python3 answers.py list|records|mission|astronaut|search FOLDER [ID or TEXT]
"""

import json
import sys


def read(folder, name):
    with open(f"{folder}/{name}", encoding="utf-8") as file:
        return json.load(file)


def title(mission):
    return mission.get("name") or f"Apollo {mission['id']}"


def is_crewed(mission):
    return mission.get("crewed", bool(mission.get("crew")))


def members(roles, people):
    return [
        {
            "id": role["name"],
            "name": people.get(role["name"], {}).get("name", role["name"]),
            "role": role.get("role"),
        }
        for role in roles
    ]


def listed(missions, people):
    for mission in filter(is_crewed, missions):
        crew = ", ".join(member["name"] for member in members(mission["crew"], people))
        launched, summary = mission.get("launchDate", ""), mission.get("summary", "")
        yield f"{mission['id']}\t{title(mission)}\t{launched}\t{crew}\t{summary}\n"


PLAIN = (
    "id launchDate summary description outcome designation type vehicle vehicleNumber cospar pad "
    "liftoff splashdown duration earthOrbits lunarOrbits closestApproach recoveryShip"
).split()
CRAFT = ("commandServiceModule", "lunarModule", "rover")
LANDING = "site region latitude longitude landed liftoff stay evas samples rover".split()


def record(mission, people):
    answer = {key: mission.get(key) for key in PLAIN}
    landing = mission.get("landing")
    if landing:
        walks = [walk["duration"] for walk in landing.get("evas", [])]
        landing = {key: landing.get(key) for key in LANDING}
        landing["evaDuration"] = sum(walks) if walks else None
    signs = mission.get("callSigns") or {}
    craft = mission.get("spacecraft") or {}
    answer.update(
        name=title(mission),
        crewed=True,
        crew=members(mission["crew"], people),
        backupCrew=members(mission.get("backupCrew", []), people),
        callSigns={key: signs.get(key) for key in ("commandModule", "lunarModule")},
        spacecraft={key: craft.get(key) for key in CRAFT},
        landing=landing,
        notes=mission.get("notes", []),
        sources=mission.get("sources", []),
        singleSources=mission.get("singleSources", {}),
    )
    return answer


def plain_facts(record):
    return [f"{key}: {value}" for key, value in record.items() if isinstance(value, (str, int))]


def mission_page(mission, people):
    crew = [f"{member['name']} ({member['role']})" for member in members(mission["crew"], people)]
    lines = [title(mission), mission["summary"], "", mission["description"], "", *crew, ""]
    return lines + plain_facts(mission)


def astronaut_page(person, missions):
    flown = [
        f"{title(mission)} ({role['role']}), {mission.get('launchDate')}"
        for mission in missions
        for role in mission["crew"]
        if role["name"] == person["id"]
    ]
    return [person["name"], "", person["description"], "", *flown, "", *plain_facts(person)]


def hits(kind, records, text):
    for record in records:
        for key, value in record.items():
            if isinstance(value, str) and text in value.lower():
                yield "\t".join([kind, str(record["id"]), title(record), key, value[:200]])
                break


def main(answer, folder, operand=""):
    missions, people = read(folder, "missions.json"), read(folder, "astronauts.json")
    out = sys.stdout
    if answer == "list":
        out.writelines(listed(missions, people))
    elif answer == "records":
        records = [record(mission, people) for mission in missions if is_crewed(mission)]
        json.dump(records, out, indent=2, ensure_ascii=False, sort_keys=True)
        out.write("\n")
    elif answer == "mission":
        found = next(mission for mission in missions if str(mission["id"]) == operand)
        print("\n".join(mission_page(found, people)))
    elif answer == "astronaut":
        print("\n".join(astronaut_page(people[operand], missions)))
    else:
        text = operand.lower()
        print("\n".join(hits("mission", missions, text)))
        print("\n".join(hits("astronaut", people.values(), text)))


if __name__ == "__main__":
    main(*sys.argv[1:])
