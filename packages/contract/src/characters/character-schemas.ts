import { z } from 'zod'
import { characterDetailsRule, characterNameRule } from '../inputs/field-rules.ts'
import { fieldSchema, id } from '../inputs/text-schema.ts'

/** A character as a parent writes it, for the profile and for a story alike. */
export const character = z.object({
  name: fieldSchema(characterNameRule),
  details: fieldSchema(characterDetailsRule),
})
export type Character = z.infer<typeof character>

export const savedCharacter = z.object({ characterId: z.string(), name: z.string(), details: z.string() })
export type SavedCharacter = z.infer<typeof savedCharacter>

/**
 * 'making' while it is drawn again; 'failed' where that went wrong, 'declined' where what was drawn is not for children: the picture is
 * the one that was there then.
 */
export const characterSheetStates = ['ready', 'making', 'failed', 'declined'] as const
export type CharacterSheetState = (typeof characterSheetStates)[number]

/** How a hosted model drew a saved character alone, by which it knows them again in the next story of that style. */
export const characterSheet = z.object({
  characterId: z.string(),
  style: z.string(),
  styleName: z.string(),
  imageUrl: z.string(),
  /** The one before it was drawn again; null where there is none. */
  earlierUrl: z.string().nullable(),
  state: z.enum(characterSheetStates),
})
export type CharacterSheet = z.infer<typeof characterSheet>

export const characterSheetParams = z.object({ characterId: id, style: id })

export const characterParams = z.object({ characterId: id })

/** How much of somebody a portrait shows: all from head to foot, or the face and what is below it, to be seen small. */
export const portraitViews = ['whole', 'near'] as const
export type PortraitView = (typeof portraitViews)[number]

/** A character as far as it is typed: what is missing yet is no mistake, what is too long is. */
export const typedCharacter = z.object({
  name: fieldSchema({ holds: 'words', atMost: characterNameRule.atMost }),
  details: fieldSchema({ holds: 'words', atMost: characterDetailsRule.atMost }),
})

export const portraitBody = typedCharacter.extend({
  /** Id of the illustration style; the first of the list when absent. */
  style: id.optional(),
  view: z.enum(portraitViews),
})
export const readingBody = typedCharacter.extend({
  /** Whether a hosted listener is asked, where there is one; that takes seconds. */
  closely: z.boolean().default(false),
})

export type PortraitBody = z.input<typeof portraitBody>

/** Where words stand in the details as they were sent: `[start, end)` in UTF-16 units. */
const span = z.tuple([z.number(), z.number()])

/** Something that was read and can be picked instead. */
export const seenThing = z.object({
  slot: z.enum([
    'who',
    'age',
    'skin',
    'hair',
    'eyes',
    'top',
    'bottom',
    'shoes',
    'hat',
    'coat',
    'neckwear',
    'extra',
  ]),
  /** What it is, by its usual name: "girl", "8", "hair", "dress", "glasses"; empty where nobody knows. */
  is: z.string(),
  /** Null where it follows from other words, as a girl from "she". */
  span: span.nullable(),
  noun: span.nullable(),
  parts: z.array(
    z.object({ is: z.enum(['colour', 'pattern', 'length', 'form', 'pronoun']), words: z.string(), span }),
  ),
  /** There is nothing in it but its parts and its noun; of who somebody is: no other word says that it is a person. */
  isPlain: z.boolean(),
})
export type SeenThing = z.infer<typeof seenThing>

/** What is understood of a character, in small phrases, most of them the parent's own words. */
export const characterReading = z.object({
  /** Who it is and what can be seen: "a girl of 8", "yellow glasses". */
  looks: z.array(z.string()),
  /** What they are like, do and have: "loves trains and mud". */
  life: z.array(z.string()),
  /** Understood, and not surely. */
  perhaps: z.array(z.string()),
  /** Words that nothing was made of: they stay in the story's order, and are not told. */
  notUnderstood: z.array(z.string()),
  /** What of the looks no picture shows, as it stands behind "all but". Null where nobody knows, or there is nothing to see. */
  undrawn: z.array(z.string()).nullable(),
  /** English name of the language, where it is surely not English: then the details are not read. */
  otherLanguage: z.string().nullable(),
  /** What of it can be picked instead of typed, and whether it is about a person. */
  seen: z.array(seenThing),
  isPerson: z.boolean(),
  /** A hosted listener may understand more: ask for a closer reading once the typing rests. */
  mayBeCloser: z.boolean(),
})
export type CharacterReading = z.infer<typeof characterReading>

/** Of somebody of whom nothing is written yet. */
export const nothingRead: CharacterReading = {
  looks: [],
  life: [],
  perhaps: [],
  notUnderstood: [],
  undrawn: null,
  otherLanguage: null,
  seen: [],
  isPerson: true,
  mayBeCloser: false,
}
