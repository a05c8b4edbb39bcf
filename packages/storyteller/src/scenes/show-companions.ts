import type { Pose, SceneDescription, SceneFigure } from '@faith-fables/illustrator/scene-description'
import type { StoryFigure } from '../figures/story-figure.ts'
import type { StoryPlan } from '../plan/story-plan.ts'

/** Poses that leave a hand free. */
const freeHanded: ReadonlySet<Pose> = new Set<Pose>([
  'stand',
  'walk',
  'run',
  'sit',
  'wave',
  'point',
  'cheer',
  'jump',
  'dance',
  'look-up',
  'peek',
  'lean',
])

/** More than this many crowd a picture. */
const mostFigures = 4

/**
 * What somebody always has along is in their hands wherever these are free, and lies beside them where it would
 * otherwise be seen too little; their pet is at their side on at least half of their pages.
 */
export function showCompanions(scenes: readonly SceneDescription[], plan: StoryPlan): SceneDescription[] {
  const carried = plan.wishes.filter(({ kind }) => kind === 'carried')
  const pets = plan.wishes.flatMap(({ newcomer }) => (newcomer?.owner ? [newcomer] : []))
  const holding = carried.reduce(
    (shown, { about, forms }) => {
      const owner = plan.characters.find(({ name }) => name === about)
      return owner ? withThing(shown, owner, pictureOf(forms.full ?? '')) : shown
    },
    scenes.map((scene) => ({ ...scene })),
  )
  return pets.reduce((shown, { name, owner }) => (owner ? withPet(shown, owner, name) : shown), holding)
}

/** "Stuffed elephant Ellie" is drawn as a stuffed elephant. */
const pictureOf = (thing: string): string => thing.replace(/ \p{Lu}\p{L}*$/u, '')

/** The pages on which somebody is seen. */
const pagesOf = (scenes: readonly SceneDescription[], name: string): number[] =>
  scenes.flatMap(({ figures }, page) => (figures.some((figure) => figure.name === name) ? [page] : []))

function withThing(
  scenes: readonly SceneDescription[],
  owner: StoryFigure,
  thing: string,
): SceneDescription[] {
  const pages = pagesOf(scenes, owner.name)
  const canHold = (figure: SceneFigure | undefined): boolean =>
    figure !== undefined &&
    figure.hold === undefined &&
    freeHanded.has(figure.pose) &&
    !owner.bodies.includes('unsteady')
  const held = new Set(pages.filter((page) => canHold(figureOn(scenes, page, owner.name))))
  const missing = Math.ceil(pages.length / 2) - held.size
  const beside = new Set(pages.filter((page) => !held.has(page)).slice(0, Math.max(0, missing)))
  return scenes.map((scene, page) => {
    if (beside.has(page) && !scene.props.includes(thing)) return { ...scene, props: [...scene.props, thing] }
    if (!held.has(page)) return scene
    const figures = scene.figures.map((figure) =>
      figure.name === owner.name ? { ...figure, hold: thing } : figure,
    )
    return { ...scene, figures }
  })
}

const figureOn = (scenes: readonly SceneDescription[], page: number, who: string): SceneFigure | undefined =>
  scenes[page]?.figures.find(({ name }) => name === who)

/** Pages with few people take the pet first. */
function withPet(scenes: readonly SceneDescription[], owner: string, name: string): SceneDescription[] {
  const pages = pagesOf(scenes, owner)
  const seen = pages.filter((page) => figureOn(scenes, page, name))
  const open = pages
    .filter((page) => !seen.includes(page) && (scenes[page]?.figures.length ?? 0) < mostFigures)
    .sort((a, b) => (scenes[a]?.figures.length ?? 0) - (scenes[b]?.figures.length ?? 0))
  const joined = new Set(open.slice(0, Math.max(0, Math.ceil(pages.length / 2) - seen.length)))
  return scenes.map((scene, page) => {
    const master = figureOn(scenes, page, owner)
    if (!joined.has(page) || !master) return scene
    return {
      ...scene,
      figures: [...scene.figures, { name, pose: besides(master.pose), face: 'happy', look: owner }],
    }
  })
}

/** An animal goes with those who go, and rests with those who rest. */
function besides(pose: Pose): Pose {
  if (pose === 'walk' || pose === 'run') return pose
  return pose === 'sleep' || pose === 'lie' ? 'sleep' : 'sit'
}
