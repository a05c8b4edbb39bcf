import type {
  Face,
  Pose,
  Setting,
  Shot,
  TimeOfDay,
  Viewpoint,
  Weather,
} from '@faith-fables/illustrator/scene-description'
import type { Role } from './plot.ts'

/** Somebody whom only this page tells of and whom nobody of the cast is, by what they are called: "a boy", "a baker". */
export type SecondFigure = `a ${string}` | `an ${string}`

/** [role, pose, face, looks at (a role or a noun, may hold slots), holds (a noun, may hold slots)] */
export type CastEntry = readonly [
  who: Role | SecondFigure,
  pose: Pose,
  face: Face,
  look?: string,
  hold?: string,
]

export interface SceneTemplate {
  /**
   * 'home' and 'place' are found from the parent's words and the nouns, 'outside' is a few steps out of the place; 'same' is
   * that of the page before.
   */
  setting: Setting | 'home' | 'place' | 'outside' | 'same'
  /** 'same' is that of the page before, 'later' one step on in the day. */
  time: TimeOfDay | 'same' | 'later'
  shot: Shot
  /** From where the page is seen; else the book decides. */
  view?: Viewpoint
  /** Where the page tells of it; else that of the story. */
  weather?: Weather
  /** Where the page tells that no lamp burns. */
  lamps?: 'out'
  /** Who is far behind all others: one has left them there. */
  far?: Role
  /** Empty roles are left out. */
  cast: readonly CastEntry[]
  /** Nouns, which may hold slots: ['{thing}', 'shelf']. */
  props: readonly string[]
  /** What the picture shows, one plain sentence in the present tense, with slots. */
  action: string
}

/**
 * What a phrasing shows otherwise than its page's scene, where it tells of another place, of others, or of something
 * else that they do. What is not named stays as it is on the page.
 */
export type Shown = Readonly<Partial<SceneTemplate>>
