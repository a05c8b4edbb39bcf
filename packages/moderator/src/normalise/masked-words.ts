/** Words that are hidden behind signs, beside the coarse ones, which themes/profanity.ts finds in that form. */
const maskable =
  'kill killed killing murder murdered rape raped raping sex sexy fuck fucks fucked fucking paki pakis sexual porn nude nudes naked penis vagina boobs breasts nipples dick ' +
  'suicide suicidal weed cocaine heroin meth drugs drunk bomb shoot shooting stab stabbed nazi hitler nigger faggot retard jews muslims pedo molest gypsy gypsies trump bitch bitches whore slut hitler'

const byFirstLetter = Map.groupBy(maskable.split(' '), (word) => word.charAt(0))

/** A word of at least three signs in which letters are replaced: "k*ll", "c#caine", "r**e". */
export const maskedWord = /(?<![a-z*#])[a-z][a-z*#]{0,12}[*#][a-z*#]{0,12}(?![a-z*#])/g

/** The word behind the signs, one letter for each, or the same text when there is none. */
export function unmaskWord(masked: string): string {
  const hidden = (byFirstLetter.get(masked.charAt(0)) ?? []).find(
    (word) =>
      word.length === masked.length &&
      Array.from(masked).every(
        (sign, index) => sign === '*' || sign === '#' || sign === word.charAt(index),
      ) &&
      Array.from(masked).filter((sign) => sign !== '*' && sign !== '#').length * 2 >= word.length,
  )
  return hidden ?? masked
}
