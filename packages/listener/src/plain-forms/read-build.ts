import type { Pronoun } from '../facts.ts'
import { numberWords } from '../text/number-words.ts'
import { tagBehind } from '../text/tag-behind.ts'
import type { PlainForm } from './plain-form.ts'
import { readTail } from './read-tail.ts'
import { readThing } from './read-thing.ts'

type Quality = Extract<PlainForm, { form: 'quality' }>
const quality = (words: string): Quality => ({ form: 'quality', words })

/** Two words that are one: how somebody's hand, heart or temper is. */
const ofTwoWords =
  /^(?<how>left|right|bad|good|kind|warm|short|long|quick|hot|soft|light|even|big|strong|absent|open|level|sweet|double)[ -](?<what>handed|tempered|hearted|headed|minded|sighted|natured|jointed)(?<rest> (?:before|after|about|with|in) .+)?$/i

/** What one has of a nature: "a dry sense of humour". */
const ownNature =
  /^(?:an? )?(?:(?:very|really|quite) )?(?:\S+ ){1,2}(?:sense of humou?r|imagination|temper|laugh|smile|voice|memory)$/i

/** "Left handed", "bad tempered before breakfast", "very dry sense of humour". */
export function readNature(said: string, pronoun: Pronoun): PlainForm | null {
  const { how, what, rest = '' } = ofTwoWords.exec(said)?.groups ?? {}
  if (how && what) {
    const tail = rest ? readTail(tagBehind('She is calm', rest.trim()), pronoun) : ''
    return tail === null ? null : quality(`${how}-${what} ${tail}`.toLowerCase().trim())
  }
  if (!ownNature.test(said)) return null
  const words = tagBehind(
    'She has a',
    said
      .toLowerCase()
      .replace(/^an? /, '')
      .replace(/^(?:very|really|quite) /, ''),
  )
  return readThing(words, 'a', pronoun)
}

/** "Gap where her front teeth were" is told at any time: "used to be". */
export function readGap(said: string): PlainForm | null {
  const groups =
    /^(?<gap>(?:\w+ )?(?:gap|hole|space)) where (?:(?:her|his|their|the) )?(?<what>(?:(?:two|top|bottom|front|back|baby|first) )*(?:tooth|teeth)) (?<verb>was|were|used to be|should be)$/i.exec(
      said,
    )?.groups
  if (!groups) return null
  const words =
    `${groups.gap} where {their} ${groups.what} ${groups.verb === 'should be' ? 'should be' : 'used to be'}`.toLowerCase()
  return { form: 'thing', article: 'a', words, short: groups.gap?.toLowerCase() ?? 'gap', isPlural: false }
}

const stature =
  /^(?<how>(?:(?:very|really|quite|a bit|rather) )?(?:tall|small|little|wee|big|short|tiny|large)) for (?:her|his|their|its|it|my) ?(?:age)?(?: \(.*)?$/i
const feet = /^(?<count>four|five|six) (?:foot|feet)(?: (?<more>tall|nothing|\S+))?$/i

/** "Wee for his age", "six foot", "pillow sized", "slight of build". */
export function readStature(said: string): PlainForm | null {
  const how = stature.exec(said)?.groups?.how
  if (how && /\bage\b/i.test(said)) return quality(`${how.toLowerCase()} for {their} age`)
  const { count, more } = feet.exec(said)?.groups ?? {}
  if (count && (more === undefined || /^tall$/i.test(more)))
    return quality(`${count.toLowerCase()} feet tall`)
  if (count && more && (/^nothing$/i.test(more) || numberWords.includes(more.toLowerCase())))
    return quality(`${count} foot ${more}`.toLowerCase())
  const size = /^(?<what>\p{Ll}+)[ -]sized?$/iu.exec(said)?.groups?.what
  if (size) return quality(`${size.toLowerCase()}-sized`)
  return /^(?:slight|slim|heavy|solid) of build$/i.test(said) ? quality(said.toLowerCase()) : null
}

/** "Light up trainers" are light-up trainers: no verb; so are a "hi vis coat" and "copper coloured scales". */
export const withHyphen = (words: string): string =>
  words
    .replace(/\blight up(?= \p{L}+s?$)/iu, 'light-up')
    .replace(/\b(hi(?:gh)?) (vis)\b/iu, '$1-$2')
    .replace(/(?<=\p{L}) (colou?red)\b/iu, '-$1')
