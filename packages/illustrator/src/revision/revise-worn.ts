import { DescriptionWords } from '../looks/description-words.ts'
import { leaveOff } from '../looks/leave-off.ts'
import type { Look } from '../looks/look.ts'
import { lookInScene } from '../looks/look-in-scene.ts'
import { readCast } from '../looks/read-cast.ts'
import type { FigureDescription, SceneDescription, SceneFigure, Worn } from '../scene-description.ts'
import { clothesIn, type NamedGarment } from './clothes-in.ts'
import { firstMatch, type Meanings } from './first-match.ts'
import { inTurn, type Revision, untouched } from './revision.ts'
import type { Wish } from './wish.ts'

const wornWords: Meanings<Worn> = [
  [/\b(hats?|caps?|crowns?|beanie|bonnet|helmet)\b/, 'hat'],
  [/\b(glasses|spectacles)\b/, 'glasses'],
  [/\bscar(?:f|ves)\b/, 'scarf'],
  [/\bcapes?\b/, 'cape'],
  [/\b(bags?|backpacks?|satchel)\b/, 'bag'],
  [/\baprons?\b/, 'apron'],
  [/\bbows?\b/, 'bow'],
]
/** A hat in the hands or on a chair is a thing like others. */
const notWorn =
  /\b(?:hold|holds|holding|carry|carries|carrying)\b|\bon the (?:ground|floor|table|chair|bench|bed|wall)\b/

/** What somebody wears, or leaves off, in this picture; on every other it stays as it was. */
export function reviseWorn(
  scene: SceneDescription,
  wish: Wish,
  cast: readonly FigureDescription[],
): Revision {
  if (wish.negative) return leftOff(scene, wish, cast)
  if (notWorn.test(wish.words)) return untouched(scene)
  return inTurn(scene, clothesIn(wish.words), (before, garment) => puttingOn(before, garment, wish, cast))
}

function leftOff(
  scene: SceneDescription,
  { words, names }: Wish,
  cast: readonly FigureDescription[],
): Revision {
  const wish = firstMatch(wornWords, words)
  if (!wish) return untouched(scene)
  const isMeant = ({ name }: SceneFigure) => names.length === 0 || names.includes(name)
  const figures = scene.figures.map((figure) => {
    const look = lookOf(figure, cast)
    return isMeant(figure) && differ(leaveOff(look, [wish.value]), look)
      ? { ...figure, leftOff: [...(figure.leftOff ?? []), wish.value] }
      : figure
  })
  const isChanged = figures.some((figure, index) => figure !== scene.figures[index])
  return isChanged ? { scene: { ...scene, figures }, placed: [wish.said] } : untouched(scene)
}

function puttingOn(
  scene: SceneDescription,
  garment: NamedGarment,
  { names }: Wish,
  cast: readonly FigureDescription[],
): Revision {
  const wearer = wearerOf(garment, scene, names, cast)
  if (!wearer) return untouched(scene)
  const dressed = inGarment(wearer, garment)
  const placed = [garment.said]
  if (!differ(lookOf(dressed, cast), lookOf(wearer, cast))) return { scene, placed }
  const figures = scene.figures.map((figure) => (figure === wearer ? dressed : figure))
  return { scene: { ...scene, figures }, placed }
}

/** Who is named; else who wears the like already, whom it suits, or who comes first. */
function wearerOf(
  { noun }: NamedGarment,
  { figures }: SceneDescription,
  names: readonly string[],
  cast: readonly FigureDescription[],
): SceneFigure | undefined {
  const able = figures.filter((figure) => lookOf(figure, cast).kind === 'human' || onAnimals.test(noun))
  if (names.length > 0) return able.find(({ name }) => names.includes(name))
  const owns = ({ name }: SceneFigure): boolean =>
    cast.some((one) => one.name === name && new DescriptionWords(one.details).has(noun))
  const suits = (figure: SceneFigure): boolean => {
    const look = lookOf(figure, cast)
    return look.kind === 'human' && (look.feminine || !womens.test(noun))
  }
  return able.find(owns) ?? able.find(suits) ?? able[0]
}

const onAnimals = /^(?:hat|cap|crown|beanie|glasses|spectacles|scarf|bandana|bows?|bow tie|ribbons?)$/
const womens = /^(?:dress|gown|sundress|skirt|blouse|pinafore|tiara)$/

/** A second wish about the same garment takes the place of the first. */
function inGarment(figure: SceneFigure, { worn, noun }: NamedGarment): SceneFigure {
  const { leftOff: before = [], wears = [], ...rest } = figure
  const stillOff = before.filter((part) => part !== firstMatch(wornWords, noun)?.value)
  return {
    ...rest,
    wears: [...wears.filter((other) => !other.endsWith(noun)), worn],
    ...(stillOff.length > 0 && { leftOff: stillOff }),
  }
}

const differ = (one: Look, other: Look): boolean => JSON.stringify(one) !== JSON.stringify(other)

const lookOf = (figure: SceneFigure, cast: readonly FigureDescription[]): Look =>
  lookInScene(figure, readCast(cast))
