import type { Look } from '../looks/look.ts'
import type { Ground } from '../people/figure.ts'
import { findProp } from '../props/find-prop.ts'
import type { SceneDescription, Setting } from '../scene-description.ts'
import type { SettingDrawing } from '../settings/setting.ts'
import type { Stage } from './set-stage.ts'

/** Where there are benches, crates and steps to sit on outdoors. */
const haveSeats = new Set<Setting>([
  'porch',
  'market',
  'street',
  'village',
  'temple-court',
  'well',
  'boat',
  'fishing-shore',
])

/** Outdoors, and where a grown-up sits down with children who are on the floor. */
export function hasNoSeats(
  { setting, scene: { setting: where, figures, props } }: Stage,
  looks: readonly Look[],
): boolean {
  if (!setting.indoors) return !haveSeats.has(where)
  const isOnFloor = figures.some(({ pose }, index) => {
    const look = looks[index]
    return (
      pose === 'sit' &&
      look?.kind === 'human' &&
      (look.age === 'child' || look.age === 'toddler') &&
      !look.aid
    )
  })
  return isOnFloor && !props.some((noun) => /\b(?:table|chair|bench|stool|sofa|armchair)\b/.test(noun))
}

/** What the scene has to hide behind. */
export function coverIn({ props, places }: SceneDescription): Pick<Ground, 'cover'> {
  for (const noun of props) {
    const found = findProp(noun)
    if (!found || places?.[noun] !== undefined) continue
    if (/\bcurtains?\b/.test(noun)) return { cover: { kind: 'curtain', colour: found.colour } }
    if (/\b(?:bush|bushes|hedge|shrub)\b/.test(noun)) return { cover: { kind: 'bush', colour: found.colour } }
  }
  return {}
}

/** Where flowers may grow at anybody's feet. */
export const growFlowers = new Set<Setting>([
  'meadow',
  'garden',
  'forest',
  'hills',
  'farm',
  'orchard',
  'vineyard',
  'olive-grove',
  'riverbank',
  'lake',
  'mountain',
  'playground',
  'church',
])

export const waterIn = ({ water, indoors }: SettingDrawing): Ground['water'] =>
  water ? 'open' : indoors ? 'bowl' : 'pond'
