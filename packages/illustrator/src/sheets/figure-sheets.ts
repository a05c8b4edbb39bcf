import { variedCast } from '../samples/sample-cast.ts'
import { emptyScene, figure } from '../samples/sample-story.ts'
import type { FigureDescription, Pose, SceneDescription } from '../scene-description.ts'

/** A scene of a sheet that shows how figures are drawn, with the people in it. */
export interface FigureScene {
  label: string
  scene: SceneDescription
  cast: FigureDescription[]
}

const scene = (
  label: string,
  change: Partial<SceneDescription>,
  cast: readonly FigureDescription[],
): FigureScene => ({ label, scene: { ...emptyScene, ...change }, cast: [...cast, ...variedCast] })

const couples: readonly (readonly [Pose, string, string])[] = [
  ['hug', 'Dad', 'Mia'],
  ['hug', 'Leo', 'Zoe'],
  ['hug', 'Mia', 'Snowy'],
  ['hug', 'Toby', 'Bruno'],
  ['hold-hands', 'Grandma Ruth', 'Toby'],
  ['hold-hands', 'Mia', 'Leo'],
  ['high-five', 'Leo', 'Jun'],
  ['high-five', 'Hannah', 'Zoe'],
  ['comfort', 'Dad', 'Leo'],
  ['comfort', 'Zoe', 'Mia'],
  ['give', 'Amira', 'Micah'],
  ['give', 'Mia', 'Leo'],
  ['help-up', 'Dad', 'Toby'],
  ['help-up', 'Mia', 'Leo'],
  ['carry', 'Micah', 'Snowy'],
  ['carry', 'Amira', 'Baby Noah'],
  ['sit-on-lap', 'Mia', 'Grandma Ruth'],
  ['sit-on-lap', 'Toby', 'Dad'],
  ['lead', 'Micah', 'Nell'],
  ['lead', 'Hannah', 'Toby'],
  ['stroke', 'Leo', 'Biscuit'],
  ['stroke', 'Mia', 'Coco'],
]

/** Everything two may do with each other, old and young, people and animals. */
export const coupleScenes = (cast: readonly FigureDescription[]): FigureScene[] =>
  couples.map(([pose, one, other]) =>
    scene(
      `${pose}: ${one}, ${other}`,
      {
        figures: [
          figure(one, pose, 'happy', { look: other, ...(pose === 'give' && { hold: 'bread' }) }),
          figure(other, 'stand', 'joy', { look: one }),
        ],
      },
      cast,
    ),
  )

const glances: readonly (readonly [string, Pose, Pose, string | undefined, string | undefined])[] = [
  ['to the reader', 'stand', 'stand', undefined, undefined],
  ['at each other', 'stand', 'stand', 'Grandma Ruth', 'Mia'],
  ['at a tree', 'point', 'stand', 'tree', 'tree'],
  ['at the stars', 'look-up', 'sit', 'stars', 'stars'],
  ['going away', 'walk', 'hold-hands', 'away', 'away'],
  ['side by side', 'walk', 'walk', 'right', 'right'],
]

/** The same people seen from the front, the side and behind. */
export const viewScenes = (cast: readonly FigureDescription[]): FigureScene[] =>
  glances.map(([label, one, other, first, second]) =>
    scene(
      label,
      {
        figures: [
          figure('Mia', one, 'happy', first === undefined ? {} : { look: first }),
          figure('Grandma Ruth', other, 'calm', second === undefined ? {} : { look: second }),
          figure('Biscuit', 'sit', 'happy', second === undefined ? {} : { look: second }),
        ],
      },
      cast,
    ),
  )

/** Every animal with a child: hugged by day, and at the water at dusk. */
export const companyScenes = (
  species: readonly string[],
  cast: readonly FigureDescription[],
): FigureScene[] =>
  species.flatMap((one) => {
    const known = [{ name: one, details: `A ${one}` }, ...cast]
    const together = (pose: Pose) => [
      figure('Mia', pose, 'happy', { look: one }),
      figure(one, 'stand', 'happy', { look: 'Mia' }),
    ]
    return [
      scene(`${one}, hugged`, { figures: together('hug') }, known),
      scene(
        `${one} by a lake`,
        { setting: 'lake', time: 'dusk', shot: 'wide', figures: together('point') },
        known,
      ),
    ]
  })
