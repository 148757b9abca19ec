import MoonshotCore

extension Mission {
  /// What it is remembered for: the summary, else the first sentence of the description.
  var highlight: String? { summary?.unlessBlank ?? description?.unlessBlank?.firstSentence }
}
