import type { Random } from '../geometry/random.ts'
import type { Face, Place, Pose, SceneFigure, Setting } from '../scene-description.ts'
import type { CoverKind } from './cover-idea.ts'
import { onlyRests, type StorySeen, seenAs } from './read-story.ts'

/** What one of them does: the pose, the face, and what they look at. */
interface Part {
  pose: Pose
  face: Face
  look?: string | undefined
  hold?: string | undefined
  at?: Place
}

/** Everybody of a cover, dressed as in the story's first picture of them: the hero first. */
export function coverCast(
  kind: CoverKind,
  story: StorySeen,
  setting: Setting,
  random: Random,
): SceneFigure[] {
  const { heroes } = story
  const parts = partsOf[kind](story, setting, random)
  return heroes.map((name, place) => {
    const { pose, face, look, hold, at } = parts(name, place)
    const leftOff = seenAs(name, story.scenes)[0]?.leftOff
    return {
      name,
      pose: onlyRests(name, story) && pose !== 'hug' ? 'sit' : pose,
      face,
      ...(look !== undefined && look !== name && { look }),
      ...(hold !== undefined && { hold }),
      ...(at !== undefined && { at }),
      ...(leftOff && { leftOff }),
    }
  })
}

type PartOf = (name: string, place: number) => Part

const partsOf: Record<CoverKind, (story: StorySeen, setting: Setting, random: Random) => PartOf> = {
  'before-something-great': (_story, setting) => {
    const great = greatThings[setting] ?? 'the distance'
    return () => ({ pose: 'stand', face: 'wow', look: great })
  },
  'in-talk': ({ heroes }, _setting, random) => {
    const [first, second] = heroes
    const [one, other] = random.pick<[Pose, Pose]>([
      ['lean', 'stand'],
      ['sit', 'sit'],
      ['stretch-arms', 'stand'],
      ['stand', 'hands-on-hips'],
    ])
    return (_name, place) => {
      if (place === 0) return { pose: one, face: 'joy', look: second }
      return { pose: place === 1 || one === 'sit' ? other : 'stand', face: 'happy', look: first }
    }
  },
  'the-thing-itself': ({ thing }, _setting, random) => {
    const first = random.pick<Pose>(['kneel', 'crouch', 'stretch-arms', 'lean'])
    return (_name, place) => ({
      pose: place === 0 ? first : 'stand',
      face: place === 0 ? 'wow' : 'happy',
      look: thing,
    })
  },
  'a-path': ({ heroes }) => {
    const walks: Part = { pose: 'walk', face: 'happy', look: 'the path' }
    return (_name, place) => (place === 0 && heroes.length > 1 ? { pose: 'wave', face: 'joy' } : walks)
  },
  'a-lit-window': ({ heroes }, _setting, random) => {
    const light = random.pick(['', 'candle', 'lantern']) || undefined
    return (_name, place) =>
      place === 0
        ? { pose: light ? 'stand' : 'wave', face: 'joy', hold: light }
        : { pose: 'stand', face: 'happy', look: place === 1 ? heroes[0] : undefined }
  },
  'an-embrace': ({ embrace, heroes }) => {
    const [first, second] = embrace ?? heroes
    return (name) => {
      if (name === first) return { pose: 'hug', face: 'joy', look: second }
      return {
        pose: name === second ? 'stand' : 'clap',
        face: name === second ? 'tender' : 'happy',
        look: first,
      }
    }
  },
  gathered: (_story, _setting, random) => {
    const low = random.pick<Pose>(['kneel', 'sit', 'crouch'])
    return (_name, place) =>
      place % 2 === 0
        ? { pose: low, face: 'wow', look: 'the ground', at: 'front' }
        : { pose: 'lean', face: 'happy', look: 'the ground', at: 'back' }
  },
  'under-the-sky': (_story, _setting, random) => {
    const points = random.chance(0.5)
    return (_name, place) =>
      place === 0
        ? { pose: points ? 'point' : 'look-up', face: 'wow', look: 'up' }
        : { pose: 'look-up', face: 'happy', look: place === 1 ? 'up' : 'the stars' }
  },
}

/** What is great enough to stand before. */
export const greatThings: Partial<Record<Setting, string>> = {
  mountain: 'the mountains',
  hills: 'the hills',
  meadow: 'the hills',
  farm: 'the distance',
  sea: 'the sea',
  'fishing-shore': 'the sea',
  lake: 'the lake',
  bridge: 'the distance',
  desert: 'the distance',
  church: 'the sky',
  'church-inside': 'the lights',
  'temple-court': 'the sky',
  forest: 'the sky',
}
