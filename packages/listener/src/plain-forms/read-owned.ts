import type { Pronoun, WordKind } from '../facts.ts'
import { isA } from '../lexicons/lexicons.ts'
import { tagBehind } from '../text/tag-behind.ts'
import type { Word } from '../text/tag-words.ts'
import type { Article, PlainForm } from './plain-form.ts'
import { articleOfLook } from './read-look.ts'
import { readThing } from './read-thing.ts'

/** What stands behind a thing that is liked or feared, and takes nothing from it. */
const reasons =
  / (?:(?:better|more) th[ae]n .+|for obvious reasons|(?:which|because|since|though|although) .+)$/i

const isKnownThing = (words: string): boolean =>
  (['thing', 'food', 'toy', 'animal', 'vehicle', 'instrument', 'plant'] as const).some((one) =>
    isA(one, words),
  )

const asThing = (word: Word, at: number, words: readonly Word[]): Word =>
  word.part === 'VERB' || at === words.length - 1 ? { ...word, part: 'NOUN' } : word

/** What somebody has is counted, whether a parent says so or not: "yellow blankie" is a yellow blankie. */
export function readOwned(
  kind: WordKind,
  whole: string,
  article: Article | 'other',
  pronoun: Pronoun,
): PlainForm | null {
  const isOwned = kind === 'belonging'
  const said = whole.replace(reasons, '')
  const inside = isOwned ? said.slice(0, 1).toLowerCase() + said.slice(1) : said
  const read = tagBehind('She likes', inside).map(asNoun)
  // "Vacuum cleaner", "mince pies": what is known as a thing has no verb in it.
  const tagged = read.length > 1 && isKnownThing(inside) ? read.map(asThing) : read
  const words = isNamedAlone(tagged, article)
    ? tagged.map((word): Word => ({ ...word, part: 'NOUN' }))
    : tagged
  const thing = readThing(words, article, pronoun)
  return thing && isOwned ? { ...thing, article: articleOfLook(thing, words) } : thing
}

/** "The hoover" is no verb and "the dark" no adjective, whatever they are elsewhere; neither is "pink" alone. */
const isNamedAlone = ([only, ...others]: readonly Word[], article: Article | 'other'): boolean =>
  only !== undefined &&
  others.length === 0 &&
  ((only.part === 'VERB' && (article !== 'none' || /[^s]s$/.test(only.small))) ||
    (only.part === 'ADJ' &&
      ((article === 'the' && /^(?:dark|cold|deep|wet|unknown)$/.test(only.small)) ||
        isA('colour', only.small))))

/** "Loud bangs": no verb stands behind an adjective at the end. */
function asNoun(word: Word, at: number, words: readonly Word[]): Word {
  const before = words[at - 1]?.part ?? ''
  const isLast = word.part === 'VERB' && at === words.length - 1
  const isNoun =
    isLast && ((/s$/.test(word.small) && /^AD[JV]$/.test(before)) || isSkipping(word, words[at - 1]))
  return isNoun ? { ...word, part: 'NOUN' } : word
}

/** "Rope skipping", "horse riding". */
const isSkipping = ({ small }: Word, before: Word | undefined): boolean =>
  /ing$/.test(small) &&
  before !== undefined &&
  before.small === before.lemma &&
  /^(?:NOUN|VERB)$/.test(before.part)
