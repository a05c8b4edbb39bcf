/** Where in the parent's text something stands: `[start, end)` in UTF-16 units, as `String.slice` counts. */
export type Span = readonly [start: number, end: number]

export type Pronoun = 'she' | 'he' | 'they' | 'it'

/** What somebody is; `noun` is the parent's word for it, a bare noun in small letters. */
export type Being = { sort: 'human' } | { sort: 'animal' | 'toy' | 'robot' | 'other'; noun: string }

export type Stage = 'baby' | 'toddler' | 'child' | 'teen' | 'adult' | 'elder'

/** Kinds whose value is the parent's own words, cut to what they say: "short red curly hair", "thunder". */
export const wordKinds = [
  'skin',
  'hair',
  'eyes',
  'body',
  'size',
  'glasses',
  'aid',
  'headwear',
  'garment',
  'trait',
  'like',
  'dislike',
  'fear',
  'skill',
  'habit',
  'belonging',
  'work',
  'speech',
  'health',
  'place',
  'event',
  /** To the writer: "let him finish his words". */
  'wish',
] as const
export type WordKind = (typeof wordKinds)[number]

interface Said {
  /** Whom it is about: the character's name, or the parent's words for somebody else. */
  about: string
  span: Span
  /** The same with its verb and without its subject, where there is a verb: "loves trains", while the words are "trains". */
  phrase?: string
  /** Two readings agree on it, and no word of its clause is left over. Only what is certain is told. */
  certain: boolean
}

export type Fact = Said &
  (
    | { kind: 'being'; being: Being }
    | { kind: 'pronoun'; pronoun: Pronoun }
    | { kind: 'age'; years: number }
    | { kind: 'stage'; stage: Stage }
    /** What they are to somebody: "big brother" of "Mia"; `to` is null where the words leave it open. */
    | { kind: 'kin'; words: string; to: string | null }
    /** Somebody else who belongs to them: "dog" called "Biscuit". */
    | { kind: 'pet' | 'friend'; words: string; name: string | null }
    | { kind: WordKind; words: string }
  )

/** Words of the parent that nothing was made of. They are shown, and never told. */
export interface LeftOver {
  span: Span
  words: string
}

/** What was understood of one text. */
export interface Heard {
  facts: readonly Fact[]
  leftOver: readonly LeftOver[]
  /** English name of the language, where it is surely not English; then nothing else was read. */
  otherLanguage: string | null
}

/** What can be seen of somebody, and therefore drawn. */
export const visibleKinds: readonly Fact['kind'][] = [
  'being',
  'skin',
  'hair',
  'eyes',
  'body',
  'size',
  'glasses',
  'aid',
  'headwear',
  'garment',
]
