import type { Look } from '../looks/look.ts'
import type { Pose, SceneDescription, SceneFigure } from '../scene-description.ts'

/** Poses of grown-ups who have both arms free. */
const free = new Set<Pose>(['stand', 'look-up', 'walk', 'comfort'])

/** Who cannot sit yet lies in the arms of a grown-up who stands there with empty hands, or else on the ground. */
export function withNewbornsHeld(scene: SceneDescription, looks: readonly Look[]): SceneDescription {
  const babies = scene.figures.filter((_, index) => isNewborn(looks[index]))
  if (babies.length === 0) return scene
  const held = scene.figures.map((figure): SceneFigure => (babies.includes(figure) ? lying(figure) : figure))
  for (const baby of babies) {
    if (held.some(({ pose, look }) => look === baby.name && withBaby.has(pose))) continue
    const at = held.findIndex((figure, index) => isFree(figure, looks[index]))
    const holder = held[at]
    if (!holder) continue
    held[at] = { ...holder, pose: 'carry', look: baby.name }
    const place = held.findIndex(({ name }) => name === baby.name)
    held[place] = { ...lying(baby), look: holder.name, beside: holder.name }
  }
  return { ...scene, figures: held }
}

/** Somebody's arms are around the baby already. */
const withBaby = new Set<Pose>(['carry', 'hug'])

const isNewborn = (look: Look | undefined): boolean => look?.kind === 'human' && look.newborn === true

const lying = (figure: SceneFigure): SceneFigure =>
  figure.pose === 'sleep' ? figure : { ...figure, pose: 'lie' }

const isFree = ({ pose, hold }: SceneFigure, look: Look | undefined): boolean =>
  look?.kind === 'human' &&
  (look.age === 'adult' || look.age === 'elder') &&
  !look.aid &&
  hold === undefined &&
  free.has(pose)
