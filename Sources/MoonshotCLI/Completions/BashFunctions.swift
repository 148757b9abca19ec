extension BashCompletion {
  /// The part of the script that doesn't depend on the catalog.
  static func functions(options: String, valued: String) -> String {
    #"""
    # Prints the options of command $1.
    _moonshot_options() {
    \#(options)}

    # Sets shown to $1 as it stands between two of $quote.
    _moonshot_inside() {
      local i character
      shown=
      for ((i = 0; i < ${#1}; i++)); do
        character=${1:i:1}
        case $quote$character in
          "''") shown+="'\\''" ;;
          '"'[\"\$\`\\]) shown+=\\$character ;;
          *) shown+=$character ;;
        esac
      done
    }

    # Adds the lines of standard input that begin with $1, behind $3, to the answer, without the
    # part $2 that bash leaves in place.
    _moonshot_reply() {
      local typed=$1 stem=$2 lead=$3 line value shown quote= tab=$'\t'
      case $typed in
        \'* | \"*) quote=${typed:0:1}; typed=${typed:1} ;;
      esac
      while IFS= read -r line; do
        value=$lead${line%%"$tab"*}
        if [[ -n $quote ]]; then
          _moonshot_inside "$value"
        elif [[ $value == *[!a-zA-Z0-9_.,:/=+-]* ]]; then
          printf -v shown %q "$value"
        else
          shown=$value
        fi
        if [[ $value == "$typed"* || $shown == "$typed"* ]]; then
          COMPREPLY+=("${shown#"$stem"}")
          meanings+=("${line#*"$tab"}")
        fi
      done
    }

    _moonshot() {
      local line=${COMP_LINE:0:COMP_POINT} gap piece word current option value
      local command= awaited= stem= lead= ended= words=() meanings=()
      local i last=-1
      COMPREPLY=()

      # Join the pieces that bash has cut at = and : into words again.
      for ((i = 0; i <= COMP_CWORD; i++)); do
        gap=${line%%[![:space:]]*}
        line=${line#"$gap"}
        piece=${COMP_WORDS[i]}
        ((i == COMP_CWORD)) && piece=$line
        line=${line#"$piece"}
        if ((last < 0)) || [[ -n $gap ]]; then
          words[++last]=$piece
        else
          words[last]+=$piece
        fi
      done
      current=${words[last]}
      case $piece in
        *[!=:]*) stem=${current%"$piece"} ;;
        *) stem=$current ;;
      esac

      # Find the command, and whether the word before wants this one as its value.
      for ((i = 1; i < last; i++)); do
        word=${words[i]}
        if [[ -n $awaited ]]; then
          awaited=
        elif [[ -n $ended || $word != -* ]]; then
          command=${command:-$word}
        elif [[ $word == -- ]]; then
          ended=1
        else
          case $word in
            \#(valued)) awaited=$word ;;
          esac
        fi
      done

      value=$current
      if [[ -n $awaited ]]; then
        option=$awaited
      elif [[ -z $ended && $current == --*=* ]]; then
        option=${current%%=*}
        value=${current#*=}
        stem=${stem#"$option="}
      elif [[ -z $ended && $current == -* ]]; then
        _moonshot_reply "$current" "$stem" < <(_moonshot_options "$command")
        _moonshot_describe
        return
      elif [[ -z $command ]]; then
        _moonshot_reply "$current" "$stem" < <(_moonshot_commands)
        _moonshot_describe
        return
      fi

      local offered
      offered=$(_moonshot_words "$command" "$option")
      case $offered in
        '') return ;;
        /)
          compopt -o filenames 2> /dev/null
          while IFS= read -r line; do
            COMPREPLY+=("${line#"$stem"}")
          done < <(compgen -d -- "$value")
          return
          ;;
        ,*)
          offered=${offered#*$'\n'}
          compopt -o nospace 2> /dev/null
          [[ $value == *,* ]] && lead=${value%,*},
          ;;
      esac
      _moonshot_reply "$value" "$stem" "$lead" <<< "$offered"
      _moonshot_describe
    }

    # Shows meanings where bash lists what is possible and inserts nothing.
    _moonshot_describe() {
      ((COMP_TYPE == 63 && ${#COMPREPLY[@]} > 1)) || return 0
      for ((i = 0; i < ${#COMPREPLY[@]}; i++)); do
        [[ -n ${meanings[i]} ]] && COMPREPLY[i]="${COMPREPLY[i]}  (${meanings[i]})"
      done
    }

    """#
  }
}
