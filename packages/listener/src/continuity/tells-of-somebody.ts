import { isA } from '../lexicons/lexicons.ts'

const somebody =
  /\b(?:who|somebody|someone|everyone|everybody|nobody|anyone|each|every|another|person|people|child|children|kid|friends?|stranger|baby|one|boy|girl|man|woman|lady|god|lord|jesus|king|queen|angel|neighbou?r|teacher|father|mother|mama|papa|mum|mom|dad|grand\w+|oma|opa|brother|sister|cousin|aunt|uncle|sun|moon|wind|star|robot|doll|ship|boat)s?\b/i

/** Whether anybody else is there whom "he" or "she" might mean. */
export function tellsOfSomebody(text: string): boolean {
  if (somebody.test(text)) return true
  for (const { 0: word, index } of text.matchAll(/\p{L}+/gu)) {
    if (
      /^\p{Lu}\p{Ll}/u.test(word) &&
      !/(?:^|[.!?\n"])\s*$/.test(text.slice(0, index)) &&
      !isCalendar.test(word)
    )
      return true
    if (isSomebody(word.toLowerCase())) return true
  }
  return false
}

const isCalendar = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/
const known = new Map<string, boolean>()

/** A word for a person, an animal or a toy, of which there is one. */
function isSomebody(word: string): boolean {
  const before = known.get(word)
  if (before !== undefined) return before
  const isOne =
    word.length > 2 &&
    !/[^s]s$/.test(word) &&
    (['animal', 'kin', 'trade', 'fantasy'] as const).some((one) => isA(one, word))
  if (known.size < 20_000) known.set(word, isOne)
  return isOne
}
