import {
  faces,
  poses,
  settings,
  shots,
  times,
  viewpoints,
  weathers,
} from '@faith-fables/illustrator/scene-description'
import { bodyNames } from '@faith-fables/storyteller/plots/body-names'
import { ages, roles, verseWays } from '@faith-fables/storyteller/plots/plot'
import { moralValues } from '@faith-fables/storyteller/scripture/moral-values'
import { z } from 'zod'

/**
 * What stands in the files of a plot's folder. What each field means is said where the storyteller uses it, in
 * packages/storyteller/src/plots/plot.ts; docs/writing-a-plot.md says it to writers.
 */
const sentence = z.string().min(1)
const id = z.string().regex(/^[a-z0-9-]+$/, 'An id is in small letters, figures and hyphens.')
const name = z.string().regex(/^[a-z][a-zA-Z0-9]*$/, 'A name begins with a small letter and has no spaces.')
const role = z.enum(roles)
const kind = z.enum(['human', 'animal', 'toy'])
const someAges = z.array(z.enum(ages)).nonempty()
const forEachAge = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject({ toddlers: schema, early: schema, middle: schema, preteen: schema })
const forSomeAges = <Schema extends z.ZodType>(schema: Schema) => forEachAge(schema.exactOptional())

/** Whole words, each a regular expression. */
const words = z
  .array(sentence.refine(isPattern, 'This is no regular expression: look for a bracket that is not closed.'))
  .nonempty()

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text))
  } catch {
    return false
  }
}

const roleSheet = z.strictObject({
  role,
  need: z.enum(['must', 'may']),
  /** Empty: never one of the parent's characters. */
  from: z.array(kind),
  prefers: z.enum(['child', 'adult']).exactOptional(),
  /** Nobody of the hero's family. */
  stranger: z.literal(true).exactOptional(),
  suits: words.exactOptional(),
  ages: someAges.exactOptional(),
  stock: z.array(
    z.strictObject({
      name: sentence,
      kind,
      pronoun: z.enum(['he', 'she', 'they', 'it']),
      details: sentence,
      signature: z.strictObject({ present: sentence, past: sentence, base: sentence, ing: sentence }),
      ages: someAges.exactOptional(),
    }),
  ),
})

const thingSlot = z.strictObject({
  slot: name,
  nouns: z
    .array(
      z.strictObject({
        id,
        word: sentence,
        aliases: z.array(sentence).exactOptional(),
        picture: sentence.exactOptional(),
        setting: z.enum(settings).exactOptional(),
        outside: z.enum(settings).exactOptional(),
        movable: z.boolean().exactOptional(),
        unsuited: z.array(z.enum(bodyNames)).exactOptional(),
        weather: z.enum(weathers).exactOptional(),
        forms: z.record(name, z.string()),
      }),
    )
    .nonempty(),
})

/** A part, or somebody of one page alone. */
const who = z.union([role, z.templateLiteral(['a ', name]), z.templateLiteral(['an ', name])])
const castEntry = z.union(
  [
    z.tuple([who, z.enum(poses), z.enum(faces)]),
    z.tuple([who, z.enum(poses), z.enum(faces), sentence]),
    z.tuple([who, z.enum(poses), z.enum(faces), sentence, sentence]),
  ],
  'A line of the cast says [who, pose, face, looks at whom or what, holds what]; the last two may be left out.',
)

const sceneParts = {
  setting: z.enum([...settings, 'home', 'place', 'outside', 'same']),
  time: z.enum([...times, 'same', 'later']),
  shot: z.enum(shots),
  view: z.enum(viewpoints).exactOptional(),
  weather: z.enum(weathers).exactOptional(),
  lamps: z.literal('out').exactOptional(),
  far: role.exactOptional(),
  cast: z.array(castEntry),
  props: z.array(sentence),
  action: sentence,
}
const scene = z.strictObject(sceneParts)

/** What is left out stays as it is on the page. */
export const shownScenes = z.record(
  name,
  z.strictObject({
    setting: sceneParts.setting.exactOptional(),
    time: sceneParts.time.exactOptional(),
    shot: sceneParts.shot.exactOptional(),
    view: sceneParts.view,
    weather: sceneParts.weather,
    lamps: sceneParts.lamps,
    far: sceneParts.far,
    cast: sceneParts.cast.exactOptional(),
    props: sceneParts.props.exactOptional(),
    action: sceneParts.action.exactOptional(),
  }),
)

const condition = z.strictObject({
  filled: z.array(role).exactOptional(),
  empty: z.array(role).exactOptional(),
  nouns: z.record(name, z.array(id).nonempty()).exactOptional(),
  kinds: z.partialRecord(role, z.array(kind).nonempty()).exactOptional(),
})

const phrasing = z.union(
  [
    sentence,
    z.strictObject({
      say: sentence,
      when: condition.exactOptional(),
      way: z.enum(verseWays).exactOptional(),
      shows: name.exactOptional(),
    }),
  ],
  'A phrasing is a text, or has a "say" with "when", "way" or "shows" (the name of a scene of shown.yaml).',
)

const more = forSomeAges(z.array(sentence)).exactOptional()

export const beats = z.array(
  z.strictObject({
    id,
    purpose: sentence,
    core: z.boolean(),
    rank: z.strictObject({ young: z.int().positive(), old: z.int().positive() }).exactOptional(),
    valence: z.literal([-2, -1, 0, 1, 2]),
    needs: z.array(role).exactOptional(),
    carries: z.enum(['verse', 'choice']).exactOptional(),
    scene,
    text: forEachAge(z.array(phrasing).nonempty()),
    more,
  }),
)

export const meltedPages = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)+$/, 'It is named by its beats, joined by a slash.'),
    needs: z.array(role).exactOptional(),
    scene,
    text: forSomeAges(z.array(phrasing).nonempty()),
    more,
  }),
)

export const people = z.array(roleSheet)
export const things = z.array(thingSlot)

const factName = z.templateLiteral([role, '.', z.enum(['fear', 'like', 'skill', 'habit', 'belonging'])])
const seam = z.templateLiteral([z.enum(['before', 'after']), ' ', z.string().min(1)])
const passage = z.strictObject({ at: z.array(seam).nonempty(), say: forEachAge(sentence) })

export const hinges = z.array(
  z.strictObject({ acts: factName, early: passage.exactOptional(), late: passage }),
)

const pagePlan = z.strictObject({
  5: z.array(sentence).length(5),
  /** Needed by plots of more than ten and more than fifteen beats. */
  10: z.array(sentence).length(10).exactOptional(),
  15: z.array(sentence).length(15).exactOptional(),
})

export const sheet = z.strictObject({
  values: z
    .array(z.strictObject({ id: z.enum(moralValues.map((value) => value.id)), teaches: sentence }))
    .nonempty(),
  suits: words,
  titles: forEachAge(z.array(sentence).nonempty()),
  pages: z.strictObject({ young: pagePlan, old: pagePlan }),
  talk: forEachAge(z.array(sentence).min(3)),
  prayers: forEachAge(z.array(sentence).nonempty()),
  refrains: forSomeAges(z.array(z.strictObject({ say: sentence, broken: sentence }))).exactOptional(),
})

export const order = z.array(id).nonempty()

/** A beat or a page as it is written: what its phrasings show has a name instead of a scene. */
export type WrittenPage = z.infer<typeof beats>[number] | z.infer<typeof meltedPages>[number]
export type ShownScenes = z.infer<typeof shownScenes>
export type WrittenPhrasing = z.infer<typeof phrasing>
