import type { Whom } from '@faith-fables/listener'
import { hairColours } from '../looks/colour-words.ts'
import type { AgeClass, HumanLook, Look } from '../looks/look.ts'
import { lookInScene } from '../looks/look-in-scene.ts'
import { withYears } from '../looks/with-years.ts'
import type { SceneDescription, SceneFigure } from '../scene-description.ts'
import { type Cast, done, notDone, type Operation } from './change.ts'
import { withFigures } from './figures-meant.ts'

/** How old each body looks, in years. */
const usualYears: Readonly<Record<AgeClass, number>> = {
  baby: 1,
  toddler: 3,
  child: 8,
  teen: 14,
  adult: 35,
  elder: 70,
}
/** Nobody looks older than this to us. */
const oldest = 70

/** "Make Leo younger", "she should look about four": the body of that age, on this picture alone. */
export const changeAge: Operation<'age'> = (scene, { who, to, tooFar }, cast) => {
  const meant = meantIn(who, scene, cast)
  const aged = withFigures(scene, meant, (figure) => {
    const look = lookInScene(figure, cast.looks)
    if (look.kind !== 'human') return figure
    const years = yearsAt(to, figure, look)
    const changed = { ...figure, years }
    if (!isAlike(withYears(look, years), look)) return changed
    if (tooFar) return steppedBack(figure, look, years, tooFar)
    return to === 'older' || (typeof to === 'number' && to >= oldest) ? whitened(figure, look) : figure
  })
  const isChanged = aged.figures.some((figure, at) => figure !== scene.figures[at])
  return isChanged ? done(aged) : notDone(scene)
}

/** "She looks about eight, she is five", where she has the body of five: the next one that is seen to be another. */
function steppedBack(
  figure: SceneFigure,
  look: HumanLook,
  years: number,
  tooFar: 'younger' | 'older',
): SceneFigure {
  const steps = Array.from({ length: Math.max(1, Math.floor(years * atMost)) }, (_, at) => at + 1)
  const others = steps.map((step) => (tooFar === 'older' ? years - step : years + step))
  const seen = others.find((one) => one > 0 && isSeen(withYears(look, one), look))
  return seen === undefined ? figure : { ...figure, years: seen }
}

/** Nobody looks younger or older than by so much of their years. */
const atMost = 0.4
/** Less of somebody's height nobody sees. */
const least = 0.05

const isSeen = (one: Look, other: HumanLook): boolean =>
  one.kind === 'human' &&
  (one.age !== other.age || Math.abs(one.size.height - other.size.height) > least - 0.001)

/** Whose body is the oldest that we have has white hair at least. */
function whitened(figure: SceneFigure, { age, hair }: HumanLook): SceneFigure {
  if (age !== 'elder' || hair.cut === 'bald' || hair.colour === hairColours.white) return figure
  return { ...figure, wears: [...(figure.wears ?? []), 'white hair'] }
}

function meantIn(who: Whom, { figures }: SceneDescription, { looks }: Cast): SceneFigure[] {
  const people = figures.filter((figure) => lookInScene(figure, looks).kind === 'human')
  if (who === 'everybody') return people
  return who.length > 0 ? people.filter(({ name }) => who.includes(name)) : people.slice(0, 1)
}

/** A step is one that is seen: a child of eight looks five, one of five three, an aunt a grandmother. */
function yearsAt(to: 'younger' | 'older' | number, figure: SceneFigure, look: HumanLook): number {
  if (typeof to === 'number') return to
  const now = figure.years ?? yearsOf(look)
  if (to === 'younger') return now > 30 ? (now > 50 ? 40 : 16) : Math.max(1, Math.floor(now * 0.65))
  return now >= 16 ? (now < 30 ? 35 : oldest) : Math.ceil(now * 1.5) + 1
}

/** Small children look younger than tall ones. */
const yearsOf = ({ age, size }: HumanLook): number =>
  age === 'child' ? Math.round(usualYears.child + (size.height - 1) * 20) : usualYears[age]

const isAlike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
