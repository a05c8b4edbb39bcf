import model from 'wink-eng-lite-web-model'
import winkNlp, { type ItemToken } from 'wink-nlp'

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

let nlp: ReturnType<typeof winkNlp> | null = null

/** Reads the words of a text. @param start place of `text` in the normalised text */
export function tagWords(text: string, start = 0): Word[] {
  nlp ??= winkNlp(model, ['pos'])
  const { its } = nlp
  const words: Word[] = []
  let at = 0
  nlp
    .readDoc(text)
    .tokens()
    .each((token: ItemToken) => {
      const own = token.out()
      const found = text.indexOf(own, at)
      at = found + own.length
      words.push({
        text: own,
        small: own.toLowerCase(),
        // Its own types disagree about what is read of a token: `out` takes what `its` has.
        lemma: token.out<string>(its.lemma as never).toLowerCase(),
        part: token.out(its.pos) as PartOfSpeech,
        start: start + found,
        end: start + at,
      })
    })
  return words
}
