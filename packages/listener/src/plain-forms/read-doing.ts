import type { Pronoun } from '../facts.ts'
import { tagBehind } from '../text/tag-behind.ts'
import type { Word } from '../text/tag-words.ts'
import { isNoDeed } from './is-no-deed.ts'
import type { PlainForm } from './plain-form.ts'
import { readTail } from './read-tail.ts'

/** "to dance", "drawing maps", "wants to be a pilot". */
export function readDoing(words: string, before: readonly string[], pronoun: Pronoun): PlainForm | null {
  const isInfinitive = before.at(-1) === 'to' && !/^(?:partial|devoted|used|close)$/.test(before.at(-2) ?? '')
  if (isInfinitive) {
    const isHoped = before.slice(-3).some((word) => /^(?:wants?|hopes?|wishes)$/.test(word))
    return readBase(words, isHoped ? 'hoped' : 'liked', pronoun)
  }
  // "The washing machine" is a thing.
  if (/^(?:an?|the|her|his|their)$/.test(before.at(-1) ?? '')) return null
  const [first, ...rest] = tagDoing(words)
  if (!first || !/^(?:VERB|AUX)$/.test(first.part) || !/ing$/.test(first.small)) return null
  return doingOf(first.small === 'being' ? 'be' : first.lemma, rest, 'liked', pronoun)
}

/** "Reading aloud" is no reading that is aloud. */
function tagDoing(words: string): Word[] {
  const liked = tagBehind('She likes', words)
  const isOfAdverb = /ing$/.test(liked[0]?.small ?? '') && liked[1]?.part === 'ADV'
  return isOfAdverb ? tagBehind('She is', words) : liked
}

/** "can tell all ewes apart". */
export function readAble(words: string, before: readonly string[], pronoun: Pronoun): PlainForm | null {
  return /^(?:can|could)$/.test(before.at(-1) ?? '') ? readBase(words, 'able', pronoun) : null
}

function readBase(words: string, manner: Doing['manner'], pronoun: Pronoun): PlainForm | null {
  const said = words.slice(0, 1).toLowerCase() + words.slice(1)
  const [first, ...rest] = tagBehind('She likes to', said.replace(/^already /, ''))
  return first ? doingOf(first.small, rest, manner, pronoun) : null
}

type Doing = Extract<PlainForm, { form: 'doing' }>

function doingOf(
  base: string,
  behind: readonly Word[],
  manner: Doing['manner'],
  pronoun: Pronoun,
): PlainForm | null {
  const [first] = behind
  // "Being called cute" is done to them.
  const isDone =
    base === 'be' &&
    ((first?.part === 'VERB' && !/ing$/.test(first.small)) ||
      (first?.part === 'NOUN' && /ed$/.test(first.small)))
  const done = isDone ? (first?.small ?? null) : null
  const undergone = base === 'have' ? readUndergone(behind, pronoun) : null
  if (undergone !== null) return { form: 'doing', manner, base, rest: undergone }
  const isBeing =
    done !== null ||
    (/^(?:be|do|become)$/.test(base) && first?.part === 'DET') ||
    (base === 'get' && first?.part === 'ADJ')
  if (!/^\p{Ll}+$/u.test(base) || (isNoDeed(base) && !isBeing)) return null
  const rest = done ? readDoneTail(behind.slice(1), pronoun) : readTail(behind, pronoun)
  if (rest === null) return null
  return { form: 'doing', manner, base, rest: done ? `${done} ${rest}`.trim() : rest }
}

/** "Over" of "being fussed over": nothing is missing behind it. */
function readDoneTail(words: readonly Word[], pronoun: Pronoun): string | null {
  const [only] = words
  return words.length === 1 && only?.part === 'ADP' ? only.small : readTail(words, pronoun)
}

/** "Her hair brushed" of "having her hair brushed". */
function readUndergone(words: readonly Word[], pronoun: Pronoun): string | null {
  const last = words.at(-1)
  const isDone =
    last?.part === 'VERB' &&
    (last.small === 'cut' || (last.small !== last.lemma && /(?:ed|t|en|n)$/.test(last.small)))
  const what = isDone ? readTail(words.slice(0, -1), pronoun) : null
  return what?.startsWith('{their} ') ? `${what} ${last?.small}` : null
}
