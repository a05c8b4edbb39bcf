import type { Word } from './tag-words.ts'

/** A word as parents mean it where the tagger reads it otherwise. */
export const asMeant = (word: Word, at: number, words: readonly Word[]): Word =>
  asThing(asDeed(word, at, words), at, words)

/** "Mouse lives behind the oven": the tagger takes it for many lives. */
const asDeed = (word: Word, at: number, words: readonly Word[]): Word =>
  word.part === 'NOUN' &&
  /^(?:lives|sleeps|works|wears|loves|likes|hates)$/.test(word.small) &&
  /^(?:ADP|DET|ADV|PRON)$/.test(words[at + 1]?.part ?? '') &&
  (at === 0 || /^(?:NOUN|PUNCT)$/.test(words[at - 1]?.part ?? ''))
    ? { ...word, part: 'VERB', lemma: word.small.slice(0, -1) }
    : word

/** "Brace on her teeth", "pump on his tummy": nobody braces or pumps. */
const asThing = (word: Word, at: number, words: readonly Word[]): Word =>
  (word.part === 'VERB' &&
    /^(?:brace|pump)$/.test(word.small) &&
    !/^(?:PRON|PART|AUX)$/.test(words[at - 1]?.part ?? '')) ||
  // "Red panda plush".
  (word.small === 'plush' &&
    words[at - 1]?.part === 'NOUN' &&
    /^(?:PUNCT|ADP)$/.test(words[at + 1]?.part ?? 'PUNCT'))
    ? { ...word, part: 'NOUN' }
    : // "Grey round the chops".
      word.small === 'round' && /^(?:the|his|her|their|its)$/.test(words[at + 1]?.small ?? '')
      ? { ...word, part: 'ADP' }
      : word
