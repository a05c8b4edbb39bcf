/** What is said aloud is not what is seen: "I saw a whale at the beach" is told at the table. */
export function withoutSpeech(text: string): string {
  return text.replaceAll(/["“][^"”]*["”]/g, ' " ')
}

/** Idioms whose words would mislead: nobody runs out of bread on their feet. */
export function withoutIdioms(lower: string): string {
  return lower.replaceAll(
    /\bran out of\b|\bran low\b|\bnose ran\b|\bsat nav\b|\bfell in love\b|\bbear with\b|\bin the long run\b|\brun of luck\b|\bover the moon\b|\bonce in a blue moon\b|\braining cats and dogs\b|\bat sea about\b|\btook (?:a )?place\b|\bplayed (?:a|his|her|their) part\b|\bstood (?:for|by|up for)\b|\bstar of the\b|\blight as a\b|\bwalked? of life\b|\bcouch potato\b|\b\d+ (?:years?|months?|weeks?) old\b/g,
    ' ',
  )
}

/** What there is not is not drawn: "there was no dog", "without a lantern", "she did not run". */
export function withoutNegations(lower: string): string {
  return lower
    .replaceAll(
      /\b(?:no|without(?: an?| any| the)?|not an?|neither an?|nor an?|never an?|not any)\s+(?!longer\b)[\p{L}-]+(?:\s+(?:and|or)\s+[\p{L}-]+)?/gu,
      ' ',
    )
    .replaceAll(
      /\b(?:did not|didn't|does not|doesn't|do not|don't|could not|couldn't|would not|wouldn't|will not|won't|cannot|can't|never)\s+[\p{L}-]+(?:\s+(?:in|on|at|to|into) (?:the |an? )?[\p{L}-]+)?/gu,
      ' ',
    )
    .replaceAll(/\b(?:was|were|is|are)(?: not|n't) (?:(?:in|on|at) (?:the |an? )?)?[\p{L}-]+/gu, ' ')
}
