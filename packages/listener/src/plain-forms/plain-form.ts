/**
 * How a fact can stand in a sentence. In `rest` and `words`, `{they}`, `{them}`, `{their}` and `{themself}` stand for
 * whoever it is about, whatever pronoun a story uses for them, and `{a}` for the article that the next word has. The
 * `rest` of a deed may have clauses of its own, whose verbs have the time of the sentence: `{does:lie}` of one,
 * `{do:shake}` of many.
 */
export type PlainForm =
  /** Something they do: "always", "climb", "the curtains". */
  | { form: 'deed'; adverb: string; base: string; rest: string }
  /** Something they like, hope or are able to do, by the base form of its verb: "draw", "maps". */
  | { form: 'doing'; manner: 'liked' | 'hoped' | 'able'; base: string; rest: string }
  /** Something they do not do, cannot or will not: "swim". */
  | { form: 'denial'; modal: 'do' | 'can' | 'will'; base: string; rest: string }
  /** Something that happened, true at any time since: "come", "from Herat"; "once" "lose" "two fingers". */
  | { form: 'past'; adverb: string; base: string; rest: string }
  /** A thing, without its article: "hoard behind the sofa", in short "hoard". */
  | { form: 'thing'; article: Article; words: string; short: string; isPlural: boolean }
  /** How they are, behind "is": "quiet", "tired and hungry". */
  | { form: 'quality'; words: string }

/** The article with which the parent wrote a thing; `own` is theirs: "his thatha". */
export type Article = 'a' | 'the' | 'own' | 'none'
