/** From zero to twenty, each at its own place. */
export const numberWords: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

const tens = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** Any whole number from zero to 99: "seventy-one"; undefined for others. */
export function numberInWords(number: number): string | undefined {
  if (number <= 20) return numberWords[number]
  const ten = tens[Math.floor(number / 10)]
  if (!ten || !Number.isInteger(number)) return undefined
  return number % 10 === 0 ? ten : `${ten}-${numberWords[number % 10]}`
}
