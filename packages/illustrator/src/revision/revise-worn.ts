import { leaveOff } from '../looks/leave-off.ts'
import type { Look } from '../looks/look.ts'
import { lookInScene } from '../looks/look-in-scene.ts'
import { wordsOf } from '../looks/terms.ts'
import type { SceneDescription, SceneFigure, Worn } from '../scene-description.ts'
import { clothesIn, type NamedGarment } from './clothes-in.ts'
import { firstMatch, type Meanings } from './first-match.ts'
import { type Cast, inTurn, type Revision, untouched } from './revision.ts'
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

/** What somebody wears, or leaves off, in this picture; on every other it stays as it was. */
export function reviseWorn(scene: SceneDescription, wish: Wish, cast: Cast): Revision {
  if (wish.negative) return leaveOffThings(scene, wish, cast)
  const animals = wish.mentions.filter(({ name }) =>
    scene.figures.some((figure) => figure.name === name && lookInScene(figure, cast.looks).kind === 'animal'),
  )
  const garments = clothesIn(
    wish.words,
    animals.flatMap(({ called }) => called),
  )
  return inTurn(scene, garments, (before, garment) => puttingOn(before, garment, wish, cast))
}

function leaveOffThings(scene: SceneDescription, { words, names }: Wish, { looks }: Cast): Revision {
  const wish = firstMatch(wornWords, words)
  if (!wish) return untouched(scene)
  const isMeant = ({ name }: SceneFigure) => names.length === 0 || names.includes(name)
  const figures = scene.figures.map((figure) => {
    const look = lookInScene(figure, looks)
    return isMeant(figure) && differ(leaveOff(look, [wish.value]), look)
      ? { ...figure, leftOff: [...(figure.leftOff ?? []), wish.value] }
      : figure
  })
  const isChanged = figures.some((figure, index) => figure !== scene.figures[index])
  return isChanged ? { scene: { ...scene, figures }, placed: [wish.said] } : untouched(scene)
}

function puttingOn(scene: SceneDescription, garment: NamedGarment, wish: Wish, cast: Cast): Revision {
  const wearers = wearersOf(garment, scene, wish, cast)
  if (wearers.length === 0) return untouched(scene)
  const figures = scene.figures.map((figure) => {
    const dressed = inGarment(figure, garment)
    const isSo = !differ(lookInScene(dressed, cast.looks), lookInScene(figure, cast.looks))
    return wearers.includes(figure) && !isSo ? dressed : figure
  })
  const isChanged = figures.some((figure, index) => figure !== scene.figures[index])
  return { scene: isChanged ? { ...scene, figures } : scene, placed: [garment.said] }
}

/** Who is named, or everybody; else who wears the like already, whom it suits, or who comes first. */
function wearersOf(
  { noun }: NamedGarment,
  { figures }: SceneDescription,
  { names, words }: Wish,
  { descriptions, looks }: Cast,
): SceneFigure[] {
  const able = figures.filter((figure) => lookInScene(figure, looks).kind === 'human' || onAnimals.test(noun))
  if (names.length > 0) return able.filter(({ name }) => names.includes(name)).slice(0, 1)
  if (/\b(?:all|everyone|everybody|they|them|both)\b/.test(words)) return able
  if (noun === 'clothes') return []
  const owns = ({ name }: SceneFigure): boolean =>
    descriptions.some((one) => one.name === name && wordsOf(one.details).includes(noun))
  const suits = (figure: SceneFigure): boolean => {
    const look = lookInScene(figure, looks)
    return look.kind === 'human' && (look.gender !== 'masculine' || !womens.test(noun))
  }
  return [able.find(owns) ?? able.find(suits) ?? able[0]].flatMap((figure) => figure ?? [])
}

const onAnimals = /^(?:fur|hat|cap|crown|beanie|glasses|spectacles|scarf|bandana|bow|bow tie|ribbon)$/
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
