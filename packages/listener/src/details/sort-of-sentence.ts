import type { Ranking } from '../learned/linear-classifier.ts'
import { type Unit, wordsOfUnits } from '../text/read-units.ts'
import { isCommand } from '../wishes/cut-wishes.ts'
import type { DetailSort } from './detail-sentence.ts'

/** Among sentences put aside nine of ten that were so sure were what they were taken for. */
const surely = 0.6
/** A question mark is half of what there is to know. */
const surelyAsQuestion = 0.4
/** A word or two is a thing to be told of, whatever it sounds like. */
const fewWords = 2

const asides = /^(?:note|question|program|other-language)$/
const leading = /^(?:and|but|so|also|oh|ok|okay|just|then|maybe|perhaps)$/

/** What plainly asks: "please …", "no ghosts", "could there be …". */
const asking =
  /^(?:please|kindly|no|not|without|avoid|nothing|nobody|do not|don't|never|let|could|can|would|i want|i don't want|i do not want|i'd|we'd|i would|we would|need)\b|\b(?:must|should|please)\b/
/** "She must take pills" tells of her, and "she is shy and calm" asks for no calm story. */
const tells = /^(?:he|she|they|we|my|our|his|her|their)\b/

/** Whether a sentence begins with somebody of whom it tells. */
export const beginsWithSomebody = (words: string): boolean => tells.test(words.toLowerCase())

/**
 * What a sentence is there for: what the classifier takes it for where it is sure, else what its words make plain.
 *
 * @param names of the cast, in small letters
 */
export function sortOfSentence(
  sentence: readonly Unit[],
  { ranking, names }: { ranking: Ranking; names: readonly string[] },
): DetailSort {
  const units = sentence.filter(({ part }) => part !== 'PUNCT')
  const chances = { told: 0, asked: 0, aside: 0 }
  for (const { label, probability } of ranking) chances[sortOfLabel(label)] += probability
  const isOfSomebody = beginsWithSomebody(wordsOfUnits(units)) || names.includes(units[0]?.small ?? '')
  if (isQuestion(sentence) && chances.aside >= surelyAsQuestion) return 'aside'
  if (chances.aside >= surely && units.length > fewWords && !isOfSomebody) return 'aside'
  if (chances.asked >= surely) return 'asked'
  const said = units.slice(units.findIndex(({ small }) => !leading.test(small)))
  const words = wordsOfUnits(said)
  const [first, second] = said
  if (first && first.part === 'VERB' && isCommand(first, second)) return 'asked'
  return asking.test(words) && !isOfSomebody ? 'asked' : 'told'
}

const isQuestion = (sentence: readonly Unit[]): boolean => sentence.at(-1)?.small === '?'

function sortOfLabel(label: string): DetailSort {
  if (label.startsWith('wish-')) return 'asked'
  return asides.test(label) ? 'aside' : 'told'
}
