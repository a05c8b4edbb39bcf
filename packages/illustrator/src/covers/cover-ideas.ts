import { createRandom, type Random } from '../geometry/random.ts'
import type { FigureDescription, SceneDescription, Setting, TimeOfDay } from '../scene-description.ts'
import { coverCast } from './cover-cast.ts'
import { type CoverIdea, type CoverKind, coverKinds } from './cover-idea.ts'
import { readStory, type StorySeen } from './read-story.ts'

/** How much chance weighs against what the story tells: two books of one plot are two books. */
const CHANCE = 3.4

/**
 * What the cover of a story could show, best first: the way it is composed follows from what its pictures tell of (an
 * embrace, a walk, a thing that comes back, evenings) and from its seed, so that books of one plot differ.
 * @throws RangeError for a story without scenes
 */
export function coverIdeas(
  scenes: readonly SceneDescription[],
  cast: readonly FigureDescription[],
  seed: string,
): CoverIdea[] {
  const story = readStory(scenes, cast)
  const random = createRandom(`cover ${seed}`)
  return coverKinds
    .map((kind) => ({ kind, places: placesFor[kind](story), by: fits[kind](story) + random.next() * CHANCE }))
    .filter(({ kind, places }) => places.length > 0 && hasPeopleFor(kind, story))
    .sort((one, other) => other.by - one.by)
    .map(({ kind, places }) => ideaOf(kind, story, random.pick(places), random))
}

type Places = StorySeen['places']

/** Where walls, sails and awnings are before it. */
const hasNoSky: ReadonlySet<Setting> = new Set<Setting>(['porch', 'market', 'street', 'boat', 'temple-court'])
const among =
  (...settings: Setting[]) =>
  ({ places }: StorySeen): Places =>
    places.filter(({ setting }) => settings.includes(setting))

/** Where a cover of this kind can be: the story's own places, the most usual ones first. */
const placesFor: Record<CoverKind, (story: StorySeen) => Places> = {
  'before-something-great': among(
    'mountain',
    'hills',
    'sea',
    'lake',
    'forest',
    'desert',
    'church',
    'church-inside',
    'temple-court',
    'bridge',
    'fishing-shore',
    'meadow',
    'farm',
  ),
  'in-talk': ({ places }) => places.slice(0, 3),
  'the-thing-itself': ({ places, thing }) => (thing === undefined ? [] : places.slice(0, 3)),
  'a-path': among(
    'church',
    'farm',
    'forest',
    'hills',
    'meadow',
    'mountain',
    'olive-grove',
    'vineyard',
    'street',
    'bridge',
    'village',
  ),
  'a-lit-window': ({ places }) =>
    places.filter(({ setting, indoors }) => indoors && setting !== 'church-inside' && setting !== 'barn'),
  'an-embrace': ({ places }) => places.slice(0, 3),
  gathered: ({ places, thing }) => (thing === undefined ? [] : places.slice(0, 3)),
  'under-the-sky': ({ places }) =>
    places.filter(({ setting, indoors }) => !indoors && !hasNoSky.has(setting)),
}

/** How well each kind fits what a story tells, about 0 to 2. */
const fits: Record<CoverKind, (story: StorySeen) => number> = {
  'before-something-great': ({ heroes }) => (heroes.length < 3 ? 1.4 : 0.9),
  'in-talk': ({ talk, heroes }) => talk + (heroes.length === 2 ? 1.4 : 0.9),
  'the-thing-itself': ({ heroes }) => (heroes.length < 3 ? 1.6 : 1),
  'a-path': ({ going, heroes }) => 0.5 + 2 * going + (heroes.length > 1 ? 0.3 : 0),
  'a-lit-window': ({ dark }) => 0.6 + 0.8 * dark,
  'an-embrace': ({ embrace }) => (embrace ? 1.7 : 0.5),
  gathered: ({ heroes }) => (heroes.length > 2 ? 1.1 : 0.2),
  'under-the-sky': ({ dark }) => 0.4 + 1.6 * dark,
}

const hasPeopleFor = (kind: CoverKind, { heroes }: StorySeen): boolean =>
  kind === 'in-talk' || kind === 'an-embrace' || kind === 'gathered' ? heroes.length > 1 : true

function ideaOf(kind: CoverKind, story: StorySeen, place: Places[number], random: Random): CoverIdea {
  const { thing, scenes } = story
  const there = scenes.find(({ setting }) => setting === place.setting)
  const showsThing = thing !== undefined && (kind === 'the-thing-itself' || kind === 'gathered')
  const time = timeFor(kind, place.times, random)
  return {
    kind,
    scene: {
      setting: place.setting,
      time,
      weather: 'clear',
      ...(there?.season && { season: there.season }),
      ...(there?.tone && { tone: there.tone }),
      shot: kind === 'in-talk' || kind === 'an-embrace' ? 'medium' : 'wide',
      figures: coverCast(kind, story, place.setting, random),
      props: showsThing ? [thing] : [],
      action: '',
    },
    ...(showsThing && { thing }),
  }
}

/** A sky with stars and a window with a light want the evening; the others have an hour of their story. */
function timeFor(kind: CoverKind, told: readonly TimeOfDay[], random: Random): TimeOfDay {
  if (kind === 'under-the-sky') return random.pick(['evening', 'night'] as const)
  if (kind === 'a-lit-window') return 'dusk'
  return random.pick(told)
}
