import type { Setting, Weather } from '@faith-fables/illustrator/scene-description'
import type { ValueId } from '../scripture/moral-values.ts'
import type { Body } from './body-names.ts'
import type { SceneTemplate, Shown } from './scene-template.ts'

/**
 * What a plot is made of. Plots are files: `plots/`, one folder each, compiled by `npm run plots`. How one is written, and the
 * notation inside every text (`{hero.they}`, `[?friend: ...]`, `¶`), is in docs/writing-a-plot.md; `notation/notation.ts` reads it.
 *
 * Toddlers are told in the present tense, everyone else in the past.
 *
 * Plots are written for bodies that run, see and speak: the verbs after a role's slot are told in other words of
 * somebody in a wheelchair, blind, very old ... (bodies/body-words.ts).
 */
export const ages = ['toddlers', 'early', 'middle', 'preteen'] as const
export type Age = (typeof ages)[number]

export const roles = [
  'hero',
  'friend',
  'guest',
  'guest2',
  'arrival',
  'owner',
  'mentor',
  'companion',
  'away',
  'ally',
  /** Somebody beside the hero, in lines that fit any plot. */
  'other',
  /** The figure a line is about, in lines that fit any plot. */
  'who',
] as const
export type Role = (typeof roles)[number]

export type FigureKind = 'human' | 'animal' | 'toy'
export type Pronoun = 'he' | 'she' | 'they' | 'it'

/** Somebody the plot brings along when the parent's characters leave a role empty. */
export interface StockFigure {
  /** As it stands in a sentence: "Mrs. Amaro" or "the gray cat". */
  name: string
  kind: FigureKind
  pronoun: Pronoun
  /** Looks, as a parent would write them: the pictures are made from these words. */
  details: string
  /** What only this figure does; all four forms, without the figure's name. */
  signature: Signature
  /** Only for these ages; for all when absent. */
  ages?: readonly Age[]
}

export interface Signature {
  /** "taps her stick" */
  present: string
  /** "tapped her stick" */
  past: string
  /** "tap her stick" */
  base: string
  /** "tapping her stick" */
  ing: string
}

export interface RoleSheet {
  role: Role
  /** 'must' is always filled, from stock if need be; 'may' only by the parent's characters or when a page needs it. */
  need: 'must' | 'may'
  from: readonly FigureKind[]
  /** Whom among the parent's characters it suits best. */
  prefers?: 'child' | 'adult'
  /** Lives elsewhere and is met: nobody of the hero's own family. */
  stranger?: true
  /** Words in somebody's details that make them the best one for it ("new at school" for the one who arrives). */
  suits?: RegExp
  /** Only for these ages; for all when absent. */
  ages?: readonly Age[]
  stock: readonly StockFigure[]
}

/** A thing (or a plan, a weather, a feeling-image) that fills a slot of the plot. */
export interface Noun {
  id: string
  /** The short noun: "teapot". */
  word: string
  /** Other words by which a parent may name it. */
  aliases?: readonly string[]
  /** The noun the illustrator knows, when it is not `word`. */
  picture?: string
  /** Where the story then takes place ('place' in scene templates). */
  setting?: Setting
  /** Where one is a few steps out of its door ('outside' in scene templates); absent: in the same place. */
  outside?: Setting
  /** It can stand anywhere, so a place the parent names counts before `setting`. */
  movable?: boolean
  /** Bodies of a hero for whom it is chosen only where the parent names it: a hop with both feet. */
  unsuited?: readonly Body[]
  weather?: Weather
  /** The phrases that belong to this noun: `{thing.sound}` is forms.sound. Every noun of a slot has the same keys. */
  forms: Readonly<Record<string, string>>
}

export interface ThingSlot {
  /** The name used in texts: 'thing', 'place', 'lamp', 'plan', 'img', 'weather' ... */
  slot: string
  /** Chosen by the parent's words first, by seed otherwise. */
  nouns: readonly Noun[]
}

/** When a phrasing, a beat or a page may be chosen. All parts must hold. */
export interface Condition {
  filled?: readonly Role[]
  empty?: readonly Role[]
  /** For a slot, the noun ids it fits: { place: ['blanket', 'rug'] }. */
  nouns?: Readonly<Record<string, readonly string[]>>
  /** Only if this role is held by such a figure. */
  kinds?: Readonly<Partial<Record<Role, readonly FigureKind[]>>>
}

/** How the verse comes into a story without stopping it. */
export const verseWays = [
  /** Read at bedtime or at table, and answered by a child's question. */
  'read-aloud',
  /** Hummed or sung, soft and low. */
  'sung',
  /** Painted, carved or stitched on something the hero passes daily. */
  'on-a-thing',
  /** Learned by heart long ago, and suddenly understood. */
  'by-heart',
  /** In a letter, a lunchbox, on the flyleaf of a borrowed book. */
  'in-a-letter',
  /** Said from memory by somebody whose hands are busy. */
  'hands-busy',
  /** Written out by the hero for another purpose: a card, a sign, handwriting. */
  'written-out',
  /** Spoken in turns, a line each, by two people on a walk. */
  'in-turns',
  /** Heard through a wall, a window, a choir practice. */
  'overheard',
  /** Found by accident, where the Bible opens at a pressed flower. */
  'opened-by-chance',
] as const
export type VerseWay = (typeof verseWays)[number]

/**
 * A text, or a text with a condition. Two phrasings of one beat differ in what happens, not only in words.
 * Phrasings that carry the verse name the way it enters.
 */
export type Phrasing = string | { say: string; when?: Condition; way?: VerseWay; shows?: Shown }

/** What a parent tells of somebody that can act in a plot. */
export const actingKinds = ['fear', 'like', 'skill', 'habit', 'belonging'] as const
export type ActingKind = (typeof actingKinds)[number]
export type FactName = `${Role}.${ActingKind}`

/** At the beginning of a page that begins with this beat, or at the end of one that ends with it. */
export type SeamName = `${'before' | 'after'} ${string}`

/** A few sentences about a fact; where an age has further paragraphs, in the place of one. */
export interface Passage {
  /** The first of these that the page plan has and that is still free. It reads well beside every phrasing of the beat. */
  at: readonly SeamName[]
  say: Readonly<Record<Age, string>>
}

/**
 * Where a fact that the parent tells of a figure acts: it makes the low point lower, gives somebody away, stands in the way
 * or is the reason. Both passages are told or neither; the fact is then told nowhere else.
 */
export interface Hinge {
  /** A skill is something that somebody can do or likes to do, a habit what they cannot help doing: humming, counting. */
  acts: FactName
  /** Before the choice. The hero's have one; of somebody else one passage can be enough. */
  early?: Passage
  /** At the choice, or at what comes of it. */
  late: Passage
}

export type PhrasingsByAge = Readonly<Record<Age, readonly Phrasing[]>>

export interface Beat {
  id: string
  /** What the beat does in the story, for those who write. */
  purpose: string
  core: boolean
  /** Optional beats: which comes in first (1) when a page is free, for toddlers/early and for middle/preteen. */
  rank?: { young: number; old: number }
  /** -2 the darkest moment ... 2 the happiest; "less scary" avoids the low ones where it can. */
  valence: -2 | -1 | 0 | 1 | 2
  /** Roles that must be filled for this beat. */
  needs?: readonly Role[]
  carries?: 'verse' | 'choice'
  scene: SceneTemplate
  text: PhrasingsByAge
  /**
   * A further paragraph that can follow any phrasing of the beat: always told to pre-teens (whose pages are
   * long), to the others when the parent asks for a longer story.
   */
  more?: Readonly<Partial<Record<Age, readonly string[]>>>
}

/** Two or three beats written as one page. Its id is the beats' ids joined by a slash: 'arrival/no-room'. */
export interface MeltedPage {
  id: string
  needs?: readonly Role[]
  scene: SceneTemplate
  /** Only for ages whose page plans name the page. */
  text: Readonly<Partial<Record<Age, readonly Phrasing[]>>>
  more?: Readonly<Partial<Record<Age, readonly string[]>>>
}

/**
 * Page ids (beats or melted pages) in story order. With as many pages as the plot has beats every beat has its own; a plot
 * of ten beats needs no plan for ten pages.
 */
export interface PagePlan {
  5: readonly string[]
  10?: readonly string[]
  15?: readonly string[]
}

/** What decides whether a plot is told. */
export type PlotOutline = Pick<Plot, 'id' | 'values' | 'suits' | 'cast'> & {
  hinges: readonly Pick<Hinge, 'acts'>[]
}

export type ListedPlot = PlotOutline & {
  /** The most pages it can fill: one for each beat. */
  longest: number
}

export interface Plot {
  id: string
  /** Best fit first, each with what the story then teaches, one plain sentence. */
  values: readonly { id: ValueId; teaches: string }[]
  /** What a parent writes in Additional Details when this is the story they want: "afraid of thunder", "a quarrel". */
  suits: RegExp
  cast: readonly RoleSheet[]
  /** One slot is always 'img', the feeling-image, with the forms is, tight, loose and the (the knot). */
  things: readonly ThingSlot[]
  titles: Readonly<Record<Age, readonly string[]>>
  /** 10 to 20, in story order: it is told in books of so many pages at most. */
  beats: readonly Beat[]
  melted: readonly MeltedPage[]
  pages: { young: PagePlan; old: PagePlan }
  /** At least three questions for each age. */
  talk: Readonly<Record<Age, readonly string[]>>
  /** At every age: a fear, a skill, and a belonging or a like of the hero's at least. */
  hinges: readonly Hinge[]
  /** Prayers of two sentences for each age. */
  prayers: Readonly<Record<Age, readonly string[]>>
  /**
   * Rhymes for parents who ask for one: `say` comes three times, `broken` ends the story. Without them the
   * storyteller takes one that fits any plot.
   */
  refrains?: Readonly<Partial<Record<Age, readonly { say: string; broken: string }[]>>>
}
