import { articleFor } from '@faith-fables/listener/text/article-for'

const uncounted =
  /\b(bread|dough|water|milk|rice|soup|paper|grass|hay|straw|wool|sand|snow|honey|flour|chalk|clay|wood|money|music|fruit|corn|wheat|firewood|tea|juice|cheese|food|luggage|laundry|ice)$/i
export const determined = /^(a|an|the|more|another|his|her|their|my|our|some|two|three|four|five|many|one) /i

/** "a basket", "an apple", "some bread", "flowers". */
export function withArticle(named: string): string {
  // Who only looks on is told by what they are.
  const noun = named.replace(/^onlooking /, '')
  if (determined.test(noun) || isPlural(noun)) return noun
  if (uncounted.test(noun)) return `some ${noun}`
  return `${articleFor(noun)} ${noun}`
}

const isPlural = (noun: string): boolean =>
  /\b(?:children|people|men|women|geese|mice|feet|teeth)$/i.test(noun) ||
  (/[^su]s$/i.test(noun) && !/\b(bus|canvas|gas|compass)$/i.test(noun))

/** "Mia", "Mia and Leo", "Mia, Leo and Pip". */
export function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}
