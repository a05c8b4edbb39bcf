import { createRequire } from 'node:module'
import type { ItemToken, Model, WinkMethods } from 'wink-nlp'

/** Parts of speech, as the Universal Dependencies name them. */
export type PartOfSpeech =
  | 'ADJ'
  | 'ADP'
  | 'ADV'
  | 'AUX'
  | 'CCONJ'
  | 'DET'
  | 'INTJ'
  | 'NOUN'
  | 'NUM'
  | 'PART'
  | 'PRON'
  | 'PROPN'
  | 'PUNCT'
  | 'SCONJ'
  | 'SYM'
  | 'VERB'
  | 'X'
  | 'SPACE'

export interface Word {
  /** As it stands in the normalised text. */
  text: string
  /** In small letters. */
  small: string
  /** "hedgehogs" → "hedgehog", in small letters. */
  lemma: string
  part: PartOfSpeech
  /** Place in the normalised text. */
  start: number
  end: number
}

const load = createRequire(import.meta.url)
let tagger: WinkMethods | null = null

/** Loaded when the first words are read: it takes a fifth of a second and 60 MB, which a server that only shows books does without. */
function taggerOf(): WinkMethods {
  const winkNlp: (model: Model, pipe: string[]) => WinkMethods = load('wink-nlp')
  tagger ??= winkNlp(load('wink-eng-lite-web-model'), ['pos'])
  return tagger
}

/** Reads the words of a text. @param start place of `text` in the normalised text */
export function tagWords(text: string, start = 0): Word[] {
  const { its, readDoc } = taggerOf()
  const words: Word[] = []
  const plain = withPlainLetters(text)
  let at = 0
  readDoc(plain)
    .tokens()
    .each((token: ItemToken) => {
      const tagged = token.out()
      const found = plain.indexOf(tagged, at)
      at = found + tagged.length
      const own = text.slice(found, at)
      words.push({
        text: own,
        small: own.toLowerCase(),
        // Its own types disagree about what is read of a token: `out` takes what `its` has. Of some it has none: "ive" behind a cut.
        lemma: (token.out<string | undefined>(its.lemma as never) ?? own).toLowerCase(),
        part: token.out(its.pos) as PartOfSpeech,
        start: start + found,
        end: start + at,
      })
    })
  return words.map((word, at) => asNamedBehindWith(words, word, at))
}

/** "With blinking lights": no deed of anybody, though the tagger takes the lights for one. */
function asNamedBehindWith(words: readonly Word[], word: Word, at: number): Word {
  const isNamed = (place: number): boolean =>
    words[place - 2]?.small === 'with' &&
    /ing$/.test(words[place - 1]?.small ?? '') &&
    words[place]?.part === 'VERB' &&
    /[^s]s$/.test(words[place]?.small ?? '') &&
    !/^(?:DET|PRON|ADV|ADP)$/.test(words[place + 1]?.part ?? '')
  if (isNamed(at)) return { ...word, part: 'NOUN' }
  return isNamed(at + 1) ? { ...word, part: 'ADJ' } : word
}

/** Letters of Latin alphabets with a stroke, which Unicode parts into nothing. */
const struck: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  Œ: 'O',
  œ: 'o',
}

/** The tagger cuts words at letters that Western Europe does not write: "Ruža" and "Nguyễn" were two names each. Of the same length. */
const withPlainLetters = (text: string): string =>
  text.replaceAll(
    /[\u0100-\u024f\u1e00-\u1eff]/g,
    (letter) => struck[letter] ?? letter.normalize('NFD').charAt(0),
  )
