import type { Whom } from '@faith-fables/listener'
import { drawnOnFigure } from '../looks/drawn-facts.ts'
import { leaveOff } from '../looks/leave-off.ts'
import type { Look } from '../looks/look.ts'
import { lookInScene } from '../looks/look-in-scene.ts'
import { wordsOf } from '../looks/terms.ts'
import type { SceneDescription, SceneFigure, Worn } from '../scene-description.ts'
import { type Cast, done, notDone, type Operation, withLeft } from './change.ts'
import { addThing, paintThing, removeThings } from './change-things.ts'
import { withFigures } from './figures-meant.ts'
import { firstMatch, type Meanings } from './first-match.ts'

const wornWords: Meanings<Worn> = [
  [/\b(?:hats?|caps?|crowns?|beanie|bonnet|helmet|headscarf|turban|wreath)\b/, 'hat'],
  [/\b(?:glasses|spectacles)\b/, 'glasses'],
  [/\bscar(?:f|ves)\b/, 'scarf'],
  [/\bcapes?\b/, 'cape'],
  [/\b(?:bags?|backpacks?|satchel)\b/, 'bag'],
  [/\baprons?\b/, 'apron'],
  [/\bbows?\b/, 'bow'],
]

/** What somebody wears or looks like in this picture; on every other it stays as it was. */
export const changeLooks: Operation<'wears'> = (scene, wish, cast) => {
  const wearers = wearersOf(wish, scene, cast)
  const [first] = wearers
  if (!first) return addThing(scene, wish.words, false)
  const { drawn, missing } = drawnOnFigure(wish.words, lookInScene(first, cast.looks).kind)
  if (drawn === 'not') return wish.who.length === 0 ? addThing(scene, wish.words, false) : notDone(scene)
  const dressed = withFigures(scene, wearers, (figure) => {
    const changed = inGarment(figure, wish)
    return differ(lookInScene(changed, cast.looks), lookInScene(figure, cast.looks)) ? changed : figure
  })
  return withLeft(done(dressed), missing)
}

/** What somebody does not wear in this picture. */
export const leaveOffLooks: Operation<'leaves-off'> = (scene, { who, words }, { looks }) => {
  const found = firstMatch(wornWords, words)
  if (!found) return removeThings(scene, { kind: 'remove-thing', thing: words }, { descriptions: [], looks })
  const meant = scene.figures.filter((figure) => {
    const look = lookInScene(figure, looks)
    const isMeant = who === 'everybody' || who.length === 0 || who.includes(figure.name)
    return isMeant && differ(leaveOff(look, [found.value]), look)
  })
  if (meant.length === 0)
    return removeThings(scene, { kind: 'remove-thing', thing: words }, { descriptions: [], looks })
  return done(
    withFigures(scene, meant, (figure) => ({ ...figure, leftOff: [...(figure.leftOff ?? []), found.value] })),
  )
}

/** Of a thing its paint, of an animal its coat; what is to be of a colour on people is said with its name. */
export const changeColour: Operation<'colour'> = (scene, { what, colour }, cast) => {
  const figure = scene.figures.find(({ name }) => name === what)
  if (!figure) return paintThing(scene, what, colour)
  if (lookInScene(figure, cast.looks).kind !== 'animal') return notDone(scene)
  return changeLooks(scene, { kind: 'wears', who: [what], words: `${colour} fur`, noun: 'fur' }, cast)
}

const onAnimals = /^(?:fur|hat|hats|cap|crown|beanie|glasses|spectacles|scarf|bandana|bow|bow tie|ribbon)$/
const womens =
  /^(?:dress|gown|sundress|kimono|sari|blouse|skirt|tiara|headscarf|veil|hijab|braids|plaits|pigtails|pinafore)$/

/** Who is named, or everybody; else who wears the like already, whom it suits, or who comes first. */
function wearersOf(
  { who, noun }: { who: Whom; noun: string },
  { figures }: SceneDescription,
  { descriptions, looks }: Cast,
): SceneFigure[] {
  const able = figures.filter((figure) => lookInScene(figure, looks).kind === 'human' || onAnimals.test(noun))
  if (who === 'everybody') return able
  if (who.length > 0) return able.filter(({ name }) => who.includes(name))
  if (noun === 'clothes') return []
  const owns = ({ name }: SceneFigure): boolean =>
    descriptions.some((one) => one.name === name && wordsOf(one.details).includes(noun))
  const suits = (figure: SceneFigure): boolean => {
    const look = lookInScene(figure, looks)
    return look.kind === 'human' && (look.gender !== 'masculine' || !womens.test(noun))
  }
  return [able.find(owns) ?? able.find(suits) ?? able[0]].flatMap((figure) => figure ?? [])
}

/** Of what is put on again the last counts, and what was left off is worn again. */
function inGarment(figure: SceneFigure, { words, noun }: { words: string; noun: string }): SceneFigure {
  const { leftOff: before = [], wears = [], ...rest } = figure
  const stillOff = before.filter((part) => part !== firstMatch(wornWords, noun)?.value)
  return {
    ...rest,
    wears: [...wears.filter((other) => !other.endsWith(noun)), words],
    ...(stillOff.length > 0 && { leftOff: stillOff }),
  }
}

const differ = (one: Look, other: Look): boolean => JSON.stringify(one) !== JSON.stringify(other)
