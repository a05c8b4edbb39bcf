import { findProp } from '../props/find-prop.ts'
import {
  type FigureSize,
  figureSizes,
  type Place,
  type SceneDescription,
  type SceneFigure,
} from '../scene-description.ts'
import { settingDrawings } from '../settings/settings.ts'
import { type Change, done, notDone, type Operation, withLeft } from './change.ts'
import { addThing, addThings, changeThingSize, nounInScene } from './change-things.ts'
import { figuresMeant, withFigures } from './figures-meant.ts'
import { firstMatch, type Meanings, wordsLeft } from './first-match.ts'
import { putOnSomebody } from './perched.ts'
import { pairPoses } from './words-of-poses.ts'

const places: Meanings<Place> = [
  [/\b(?:on|to|at|in|over)? ?(?:the )?(?:far )?left(?:[- ]hand)?(?: side)?\b/, 'left'],
  [/\b(?:on|to|at|in|over)? ?(?:the )?(?:far )?right(?:[- ]hand)?(?: side)?\b/, 'right'],
  [/\b(?:middle|centre|center|between (?:them|the (?:two|others|kids|children)))\b/, 'middle'],
  [/\b(?:front(?: row)?|foreground|forward|forwards|in front(?: of \S+)?)\b/, 'front'],
  [/\b(?:back(?: row)?|background|behind|further away|distance|farther back)\b/, 'back'],
]
const nearness = /\b(?:next|beside|by|near|alongside|close to|closer to|nearer to|with|side of)\b/
const together =
  /\b(?:closer|nearer|close|near|stand|sit|move|huddle|squeeze)(?: \S+)? (?:together|to each other|up to each other)\b|\bclose together\b|\bside by side\b/
const asunder = /\b(?:further|farther|wide|more)? ?apart\b|\bmore space between\b/

/** Who is to stand elsewhere stands there; a thing that is not there yet comes. */
export const moveThing: Operation<'move'> = (scene, { what, where }, cast) => {
  const said = `${what} ${where}`.toLowerCase()
  if (together.test(said) || asunder.test(said)) return spaced(scene, asunder.test(said) ? 'wide' : 'close')
  if (swapping.test(said) || namesBoth(scene, said)) return swapped(scene)
  const onThem = putOnSomebody(scene, { noun: what, where }, cast)
  if (onThem) return onThem
  const moved = what === 'everybody' ? scene.figures : figuresMeant(scene, [what], 'everybody')
  if (moved.length > 0) return figuresAt(scene, moved, where)
  return nounInScene(scene, what) === undefined
    ? addThings(scene, { kind: 'add-thing', thing: `${what} ${where}`, further: false }, cast)
    : thingAt(scene, what, where)
}

/** "Swap places", "swap them round". */
const swapping =
  /\b(?:swap|swop|switch|change|trade) (?:places|sides|positions|seats)\b|\b(?:swap|swop|switch) (?:them|the two|both|the two of them)(?: (?:round|around|over))?$/

/** "Swap Mia and Leo". */
function namesBoth({ figures }: SceneDescription, said: string): boolean {
  const [, ...both] =
    /\b(?:swap|swop|switch) (\S+) and (\S+)(?: (?:round|around|over))?(?: please)?$/.exec(said) ?? []
  const names = figures.map(({ name }) => name.toLowerCase())
  return both.length === 2 && both.every((one) => names.includes(one))
}

/** Two who stand side by side change sides: the row is read from its other end. */
function swapped(scene: SceneDescription): Change {
  if (scene.figures.length !== 2) return notDone(scene)
  const figures = scene.figures.toReversed().map(({ at: _at, ...figure }) => figure)
  return done({ ...scene, figures })
}

function spaced(scene: SceneDescription, spacing: 'close' | 'wide'): Change {
  if (scene.figures.length < 2) return notDone(scene)
  return done(scene.spacing === spacing ? scene : { ...scene, spacing })
}

/** A side, the front or the back, or next to somebody. */
export function figuresAt(scene: SceneDescription, moved: readonly SceneFigure[], where: string): Change {
  const other = nameIn(scene, where, moved)
  if (other && nearness.test(where) && moved.length === 1)
    return withLeft(
      done(
        withFigures(nearer(scene, where), moved, ({ at: _at, ...figure }) => ({ ...figure, beside: other })),
      ),
      placeWordsLeft(where, other),
    )
  const [moving] = moved
  const thing = moving && moved.length === 1 ? besideThing(scene, where, moving.name) : null
  if (thing) return thing
  const found = firstMatch(places, where)
  // Whoever is alone is in front already.
  if (!found || (found.value === 'back' && scene.figures.length === moved.length)) return notDone(scene)
  const behind = found.value === 'back' || found.value === 'front' ? other : null
  return withLeft(
    done(
      withFigures(scene, moved, ({ beside: _beside, ...figure }) => ({
        ...figure,
        at: found.value,
        ...(behind && { beside: behind }),
      })),
    ),
    placeWordsLeft(where, other ?? ''),
  )
}

/** "Next to the stove": the stove and who is meant stand side by side. Null where no such thing is named, or it has a place of its own. */
export function besideThing(scene: SceneDescription, where: string, name: string): Change | null {
  const [said, noun] = nextToThing.exec(where.toLowerCase()) ?? []
  const drawing = noun === undefined ? undefined : findProp(noun)?.drawing
  if (
    !said ||
    !noun ||
    !drawing ||
    drawing.spread ||
    drawing.seat ||
    !/^(?:ground|behind)$/.test(drawing.place)
  )
    return null
  // What the place is drawn with stands where it stands.
  if ((settingDrawings[scene.setting].shows ?? []).some((one) => findProp(one)?.drawing === drawing))
    return null
  const added = addThing(scene, noun, false)
  const there = nounInScene(added.scene, noun)
  if (added.outcome === 'not done' || there === undefined || !added.scene.props.includes(there)) return null
  const placed = { ...added.scene, places: { ...added.scene.places, [there]: name } }
  return withLeft(
    { scene: placed, outcome: added.outcome },
    placeWordsLeft(where.split(/, ?not\b/)[0] ?? '', said),
  )
}

const nextToThing =
  /\b(?:next to|beside|by|near|at|alongside|close to) (?:the |a |an |his |her |their |that )?((?:[\p{L}-]+ )?[\p{L}-]+)/u

/** "Closer to Mia": of two that is seen by how far they stand apart. */
const nearer = (scene: SceneDescription, where: string): SceneDescription =>
  scene.figures.length === 2 && /\b(?:closer|nearer)\b/.test(where) ? { ...scene, spacing: 'close' } : scene

const nameIn = ({ figures }: SceneDescription, words: string, moved: readonly SceneFigure[]): string | null =>
  figures.find((figure) => !moved.includes(figure) && words.toLowerCase().includes(figure.name.toLowerCase()))
    ?.name ?? null

const placeWords =
  'left right middle centre center front back row foreground background behind forward next side hand far close closer near nearer picture page beside them two others further away distance'
const placeWordsLeft = (where: string, name: string): string[] => wordsLeft(where, placeWords, name)

/** A thing of the picture on another side, or beside somebody. */
export function thingAt(scene: SceneDescription, what: string, where: string): Change {
  const noun = nounInScene(scene, what)
  if (noun === undefined || !scene.props.includes(noun)) return notDone(scene)
  const other = nearness.test(where) ? nameIn(scene, where, []) : null
  const side = firstMatch(places, where)?.value
  // What is so large stands behind everybody as it is.
  if (!other && side === 'back' && findProp(noun)?.drawing.place === 'behind')
    return withLeft(done(scene), placeWordsLeft(where, ''))
  const place = other ?? (side === 'left' || side === 'right' ? side : null)
  if (place === null || findProp(noun)?.drawing.spread) return notDone(scene)
  const changed =
    scene.places?.[noun] === place ? scene : { ...scene, places: { ...scene.places, [noun]: place } }
  return withLeft(done(changed), placeWordsLeft(where, other ?? ''))
}

/** Things and people larger or smaller; what is as large as a picture can show it stays. */
export const changeSize: Operation<'size'> = (scene, wish, cast) => {
  const figure = scene.figures.find(({ name }) => name === wish.what)
  if (!figure) return changeThingSize(scene, wish, cast)
  if (pairPoses.has(figure.pose) && scene.figures.some(({ name }) => name === figure.look))
    return notDone(scene)
  const steps: readonly (FigureSize | undefined)[] = [
    figureSizes[0],
    figureSizes[1],
    undefined,
    figureSizes[2],
    figureSizes[3],
  ]
  const at = steps.indexOf(figure.size) + (wish.to === 'bigger' ? 1 : -1)
  if (at < 0 || at >= steps.length) return notDone(scene)
  const size = steps[at]
  return done(
    withFigures(scene, [figure], ({ size: _size, ...rest }) =>
      size === undefined ? rest : { ...rest, size },
    ),
  )
}
