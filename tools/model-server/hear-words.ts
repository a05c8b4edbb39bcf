/** What is asked of a model that listens, read from the prompt as a model would. */
export interface AskedToListen {
  listenTo: 'character' | 'story' | 'text' | 'picture'
  words: string
  name?: string
  cast?: string[]
}

/** What it understood: the words of the question, letter for letter, and the same in plain English. */
export interface HeardWords {
  language: string
  statements: { words: string; kind: string; plain: string }[]
  notUnderstood: string[]
}

export const asksToListen = (prompt: string): boolean => prompt.includes('"listenTo"')

export const questionIn = (prompt: string): AskedToListen => JSON.parse(prompt) as AskedToListen

/** What it has learned of how parents write: the words, the kind of thing, and how one says it plainly. */
const phrases: readonly (readonly [RegExp, kind: string, plain: string])[] = [
  [/mad keen on all things snail/, 'like', 'loves snails'],
  [/nothing but wellies on (?:her|his) feet, ever/, 'garment', 'wellies'],
  [/Spinach\? No chance/, 'dislike', 'hates spinach'],
  [/a girl of (\d+)/, 'being', 'a girl of $1'],
  [/seis años/, 'age', '6 years old'],
  [/[Uu]na niña/, 'being', 'a girl'],
  [/pelo rojo y rizado/, 'hair', 'curly red hair'],
  [/muy tímida/, 'trait', 'shy'],
  [/le encantan los perros/, 'like', 'loves dogs'],
  [/botas amarillas/, 'garment', 'yellow boots'],
  [/Que la historia ocurra en la playa/, 'told', 'It is set at the beach.'],
  [/waaay too long/, 'asked', 'Make it shorter.'],
  [/más corto/, 'asked', 'Make it shorter.'],
  [/it could do with a grin on (NAME\d+)/, 'asked', '$1 should smile.'],
  [/que sea de noche/, 'asked', 'Make it night.'],
]

/** An answer as a good model gives it to words that it knows; of others it says that it does not understand them. */
export function hearWords({ words }: AskedToListen): HeardWords {
  const statements = phrases
    .flatMap(([pattern, kind, plain]) => {
      const found = pattern.exec(words)
      return found
        ? [{ at: found.index, words: found[0], kind, plain: plain.replace('$1', found[1] ?? '') }]
        : []
    })
    .sort((one, other) => one.at - other.at)
    .map(({ at: _at, ...statement }) => statement)
  return {
    language: /[áéíóúñ]|\b(?:que|muy)\b/i.test(words) ? 'Spanish' : 'English',
    statements,
    notUnderstood: [],
  }
}
