import type { StoryFigure } from '../figures/story-figure.ts'

/** What kind of thing a parent's detail is; each has lines of its own. */
export type DetailKind =
  | 'place'
  | 'thing'
  /** Something that nobody owns, and everybody can see: a rainbow, fireworks. */
  | 'sight'
  /** What the story's people do in it, once: "Leo and Nana bake a cake". */
  | 'deed'
  | 'food'
  | 'event'
  | 'animal'
  | 'person'
  | 'weather'
  /** The day on which the story is told: "a windy day by the river". */
  | 'day'
  /** The feast on which the story is told: "Christmas night". */
  | 'feast'
  /** What happened, to somebody who is nobody of the story or to a thing: "a storm destroyed the treehouse". */
  | 'news'
  /** Something ahead of somebody: "has to read in church". */
  | 'duty'
  /** Something somebody is fond of. */
  | 'liking'
  /** What somebody hopes to do or to be one day: "wants to be an astronaut". */
  | 'dream'
  /** Something somebody cannot help doing again and again: "hums", "loses one shoe". */
  | 'habit'
  /** Something somebody does and likes to do: "plays the violin", "bakes bread". */
  | 'pastime'
  /** Something somebody has with them wherever they go: "takes a stuffed elephant everywhere". */
  | 'carried'
  /** How somebody lives with God: "prays every night". */
  | 'devotion'
  /** Something somebody is afraid of. */
  | 'fear'
  /** Something somebody does not like: "hates broccoli". */
  | 'dislike'
  /** Something that happened to somebody: "lost her first tooth". */
  | 'happened'
  /** How old somebody is: "is six". */
  | 'age'
  /** How somebody is: "is shy". */
  | 'state'
  /** Where somebody comes from or lives, and what once happened to them: "was born in Dublin". */
  | 'background'
  /** What can be seen of somebody: "wore a flowery apron". */
  | 'look'
  /** Who somebody is: several things in one breath. */
  | 'introduction'
  /** Somebody with a name, who joins the cast. */
  | 'newcomer'
  /** Somebody who has died. */
  | 'loss'
  /** What is so whenever it is told: "Jesus loves Leo". */
  | 'truth'
  /** A whole sentence about something else: "The old mill has no roof". */
  | 'fact'

/** One wish or fact of the parent, ready to become a thread of the story. */
export interface Detail {
  kind: DetailKind
  /** The parent's words; the story must let them be found again. */
  words: string
  /** `{wish}` and its forms, by which lines name it; they may hold slots of the notation. */
  forms: Readonly<Record<string, string>>
  /** Whether verbs after it are plural: "the bananas were". */
  plural: boolean
  /** Whose detail it is, by name; the hero's when absent. */
  about?: string
  /** Somebody new whom the detail brings along, with a name. */
  newcomer?: Newcomer
  /** What is said in this one breath; each may be said by itself where the breath is too long for a page. */
  parts?: readonly Detail[]
  /** Asked for at the end of the story. */
  comesLast?: true
  /** Told of a character, beside which the parent has wishes for the story itself: these come first. */
  isOfCharacter?: true
}

export interface Newcomer {
  name: string
  details: string
  /** By name, of a pet that goes with somebody. */
  owner?: string
}

/** The figures whom a parent's sentences may be about, the hero first. */
export type Known = readonly Pick<StoryFigure, 'name' | 'pronoun' | 'details'>[]
