import type { Pronoun } from '../facts.ts'
import { isA } from '../lexicons/lexicons.ts'
import { numberWords } from '../text/number-words.ts'
import type { Word } from '../text/tag-words.ts'
import type { PlainForm } from './plain-form.ts'
import { readTail } from './read-tail.ts'

/** "Three-legged", "long haired": how somebody is, and nothing that they have. */
export function readCompound(words: string): PlainForm | null {
  const [, first, part] =
    /^(\p{L}+|\d)[- ](legged|eyed|armed|eared|haired|tailed|winged|horned|tusked|toothed|nosed|footed|pawed|antlered|headed)$/iu.exec(
      words,
    ) ?? []
  if (!first || !part) return null
  return { form: 'quality', words: `${numberWords[Number(first)] ?? first}-${part}`.toLowerCase() }
}

/** "Made of a rice cooker", "missing the two front teeth since Sunday": how somebody is, as a whole. */
export function readMadeOf(said: string): PlainForm | null {
  const words = said.slice(0, 1).toLowerCase() + said.slice(1).replace(/ since .*$/i, '')
  const isWhole =
    /^(?:made|built|assembled|knitted|sewn|crocheted|stitched|carved|cut|woven) (?:of|from|out of) \S/.test(
      words,
    ) || /^missing (?:the |her |his |a |both |two |three |some |one |\p{L}+ )*(?:teeth|tooth)$/u.test(words)
  return isWhole ? { form: 'quality', words } : null
}

/** "Speckled", "striped red and white", "cream coloured": a coat by its pattern or its colour. */
export function readCoat(said: string): PlainForm | null {
  const words = said.toLowerCase()
  const [, colour] = /^(?:all )?(\p{L}+)[- ]colou?red$/u.exec(words) ?? []
  if (colour) return { form: 'quality', words: `${colour}-coloured` }
  const [, pattern = '', colours = ''] =
    /^(?:all )?(\p{L}+)((?: \p{L}+(?: and \p{L}+)?)?)$/u.exec(words) ?? []
  const areColours = colours
    .split(/ and | /)
    .filter(Boolean)
    .every((one) => isA('colour', one))
  return coats.test(pattern) && areColours ? { form: 'quality', words: `${pattern}${colours}` } : null
}

const coats =
  /^(?:speckled|speckly|spotted|spotty|striped|stripy|stripey|brindled?|dappled|mottled|patched|tortoiseshell|tabby|piebald|marbled|freckled)$/

/** "Covered in freckles". */
export const readCovered = (said: string): PlainForm | null =>
  /^covered (?:in|with) (?:\p{L}+ )?\p{L}+$/iu.test(said)
    ? { form: 'quality', words: said.toLowerCase() }
    : null

/** "One eye green, one amber", "one blue eye one brown": "one green eye and one amber eye". */
export function readOddEyes(said: string): PlainForm | null {
  const [, before, behind, other] =
    /^one (?:(\p{L}+) eye|eye (?:is )?(\p{L}+)),?(?: and)? (?:the other|one)(?: eye)?(?: is)?(?: (?:kind|sort) of| kinda)? (\p{L}+)(?: one| eye)?$/iu.exec(
      said,
    ) ?? []
  const first = before ?? behind
  if (!first || !other || ![first, other].every((colour) => isA('colour', colour))) return null
  const words = `one ${first} eye and one ${other} eye`.toLowerCase()
  return { form: 'thing', article: 'none', words, short: words, isPlural: true }
}

/** "No front teeth at the moment". */
export function readNoTeeth(said: string): PlainForm | null {
  const [words] = /^no (?:\p{L}+ ){0,2}teeth\b/iu.exec(said) ?? []
  if (!words) return null
  return {
    form: 'thing',
    article: 'none',
    words: words.toLowerCase(),
    short: words.toLowerCase(),
    isPlural: true,
  }
}

const looksSo =
  /^(?:albino|freckled|freckly|tattooed|bearded|toothless|pregnant|left-handed|right-handed|stocky|wiry|willowy|stooped|burly|gangly|lanky|sturdy)$/

/** "Freckled to the eyelids": said of all of somebody. */
export function readLookOfAll([first, ...behind]: readonly Word[], pronoun: Pronoun): PlainForm | null {
  if (!first || !looksSo.test(first.small)) return null
  const rest = readTail(behind, pronoun)
  return rest === null || (behind[0] && behind[0].part !== 'ADP')
    ? null
    : { form: 'quality', words: `${first.small} ${rest}`.trim() }
}
