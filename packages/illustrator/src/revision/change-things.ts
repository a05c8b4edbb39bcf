import { shinesOutside } from '../composition/shines-outside.ts'
import { clothColours } from '../looks/colour-words.ts'
import { findProp, isHandy } from '../props/find-prop.ts'
import type { NamedProp } from '../props/prop.ts'
import { propByWord } from '../props/props.ts'
import { numberSaid, numberWord } from '../props/several.ts'
import type { SceneDescription } from '../scene-description.ts'
import { isDarkAt } from '../settings/light.ts'
import { settingDrawings } from '../settings/settings.ts'
import { type Change, done, notDone, type Operation, withLeft } from './change.ts'
import { figuresMeant, withFigures } from './figures-meant.ts'
import { firstMatch, wordsLeft } from './first-match.ts'
import { putOnSomebody } from './perched.ts'
import { placeSaid } from './place-said.ts'
import { mostApiece, soManyApiece } from './so-many-apiece.ts'
import { somebodyComes } from './somebody-comes.ts'
import { withoutPiece } from './without-piece.ts'
import { settingsOfWords } from './words-of-surroundings.ts'

/** More of one kind than this are not to be told apart. */
const ofOneKind = 3

export const addThings: Operation<'add-thing'> = (scene, { thing, further }, cast) => {
  const falling = leavesFall(scene, thing)
  if (falling) return falling
  const [noun = '', where = ''] = apart(thing)
  return (
    putOnSomebody(scene, { noun, where }, cast) ??
    somebodyComes(scene, noun, where, cast) ??
    landscapeComes(scene, noun) ??
    addThing(scene, thing, further)
  )
}

/** "I want the sea in it", out of doors: they are where it is. Null for what is a thing, or no landscape. */
function landscapeComes(scene: SceneDescription, noun: string): Change | null {
  if (!/^(?:the )?(?:sea|ocean|lake|river|desert|beach)$/i.test(noun) || findProp(noun)) return null
  const setting = firstMatch(settingsOfWords, noun)?.value
  if (setting === undefined || settingDrawings[scene.setting].indoors) return null
  return done(scene.setting === setting ? scene : { ...scene, setting })
}

/** "Falling leaves": the wind has them. Null where nothing of the kind is said, or rain or snow falls already. */
function leavesFall(scene: SceneDescription, thing: string): Change | null {
  if (
    !/^falling (?:\S+ )?(?:leaves|petals|blossoms?)\b/.test(thing) ||
    settingDrawings[scene.setting].indoors
  )
    return null
  return /^(?:clear|wind)$/.test(scene.weather)
    ? done({ ...scene, weather: 'wind', ...(/leaves/.test(thing) ? {} : { season: 'spring' as const }) })
    : null
}

/** A thing as it is named, with where it is to be: "red kite in the sky". What is there already is there. */
export function addThing(scene: SceneDescription, named: string, further: boolean): Change {
  const [noun = '', where = ''] = apart(named)
  const found = findProp(noun)
  const { indoors } = settingDrawings[scene.setting]
  const through = found && seenOutside(scene, noun, where)
  if (through) return through
  if (!found || (indoors ? found.drawing.onlyOutdoors : found.drawing.onlyIndoors)) return notDone(scene)
  // A paper star hangs in a room, the stars do not.
  if (indoors && shinesOutside(noun, found.drawing)) return notDone(scene)
  const place = placeSaid(scene, where, found)
  const left = [...wordsUndrawn(noun), ...wordsLeft(where, place.understood)]
  const isAlike = (other: string): boolean => findProp(other)?.drawing === found.drawing
  const crowned = onTopOfThing(scene, noun, where, further)
  if (crowned) return crowned
  const alike = scene.props.filter(isAlike)
  const hasIts = [...heldIn(scene), ...(settingDrawings[scene.setting].shows ?? [])].some(isAlike)
  // Stars are seen by night.
  const time =
    /\bstars?$/.test(noun) && shinesOutside(noun, found.drawing) && !isDarkAt(scene.time)
      ? 'night'
      : scene.time
  const shot = scene.shot === 'close' && shinesOutside(noun, found.drawing) ? 'medium' : scene.shot
  const props = (more: string) =>
    withLeft(
      done({
        ...scene,
        shot,
        time,
        props: [...scene.props, more],
        ...(place.at && { places: { ...scene.places, [more]: place.at } }),
      }),
      left,
    )
  const apiece = apieceSaid(noun, found)
  if (apiece > alike.length && (alike.length === 0 || !further))
    return withLeft(
      done(soManyApiece(scene, noun.replace(numbered, ''), apiece - alike.length)),
      left.filter((word) => numberSaid(word) !== apiece),
    )
  if (alike.length === 0 && !hasIts) return props(noun)
  if (further)
    return alike.length >= ofOneKind
      ? notDone(scene)
      : props(`${/s$/.test(noun) ? 'more' : 'another'} ${noun}`)
  return hasTraits(noun) ? renamed(scene, noun, isAlike) : withLeft(done(scene), left)
}

/** "Mountains through the window": outside of a room that has one. Null where nothing of the kind is said. */
function seenOutside(scene: SceneDescription, noun: string, where: string): Change | null {
  const { indoors, window } = settingDrawings[scene.setting]
  if (!indoors || !window || !throughWindow.test(where)) return null
  return done({ ...scene, props: [...scene.props, `window onto ${noun}`] })
}

const throughWindow = /\b(?:through|outside(?: of)?|out of|behind|in|at|from) (?:the |that |a )?window\b/

const numbered = /^(?:two|three|four|[2-4]) /i

/** "Three sheep": how many of what is drawn one by one are to stand there; 0 where no number is said, or one drawing shows them. */
function apieceSaid(noun: string, { count, drawing }: NamedProp): number {
  const said = numbered.test(noun) ? (numberSaid(noun) ?? 0) : 0
  const isOne = count === 1 && !drawing.several && drawing.place !== 'sky' && drawing.place !== 'wall'
  return isOne && said <= mostApiece ? said : 0
}

/** "Six candles on the cake", "more candles" where there is a cake: they stand on it, as many as are said. */
export function onTopOfThing(
  scene: SceneDescription,
  noun: string,
  where: string,
  further: boolean,
): Change | null {
  const bearer = scene.props.find((one) => isNamed(noun, findProp(one)?.drawing.crown?.noun))
  const found = bearer === undefined ? null : findProp(bearer)
  const crown = found?.drawing.crown
  if (bearer === undefined || !crown) return null
  const [plain = ''] = bearer.split(' with ')
  const standsAlone = nounInScene(scene, noun) !== undefined
  if (standsAlone && !where.includes(plain.split(' ').at(-1) ?? plain)) return null
  const now = found.onTop ?? crown.usual
  const isOne = !further && !noun.endsWith('s')
  const wanted = numberSaid(noun) ?? (isOne ? 1 : further ? now + 3 : now)
  if (wanted > crown.most) return notDone(scene)
  const name = `${plain} with ${numberWord(wanted)} ${crown.noun}${wanted === 1 ? '' : 's'}`
  return renamed(scene, name, (other) => other === bearer)
}

const isNamed = (words: string, noun = ''): boolean =>
  words.split(' ').some((word) => word === noun || word === `${noun}s`)

/** A thing without its place: "on", "in" and the like part them. */
function apart(named: string): readonly [noun: string, where: string] {
  const at = named.search(
    / (?:in|on|at|by|near|under|behind|beside|next|to|over|above|around|between|from|inside|into|onto|through|outside) /,
  )
  return at < 0 ? [named, ''] : [named.slice(0, at), named.slice(at)]
}

const heldIn = ({ figures }: SceneDescription): string[] =>
  figures.flatMap(({ hold, perch }) => [...(hold ? [hold] : []), ...(perch ? [perch.noun] : [])])

const sizes = /^(?:big|small|huge)$/
const traits = new RegExp(`^(?:${Object.keys(clothColours).join('|')}|light|dark|bright)$`)
const hasTraits = (noun: string): boolean =>
  noun.split(' ').some((word) => traits.test(word) || sizes.test(word))

/** What nobody sees on a thing, and what furniture is made of anyway. */
const unseen =
  /^(?:fresh|real|proper|simple|plain|normal|ordinary|typical|traditional|pretty|lovely|cute|juicy|ripe|warm|hot|cold|delicious|homemade|favou?rite|usual|famous|wooden|tasty|yummy|first|last|single|few|food|market|tin|metal|plastic)$/

/** Words of a thing that its drawing does not show: "shiny" of "shiny red kite", "five" of which there is one. */
function wordsUndrawn(noun: string): string[] {
  const found = findProp(noun)
  // A birthday cake is called so.
  if (propByWord(noun.toLowerCase())) return []
  return wordsLeft(noun).filter((word) => {
    if (
      traits.test(word) ||
      sizes.test(word) ||
      unseen.test(word) ||
      findProp(word)?.drawing === found?.drawing
    )
      return false
    const number = numberSaid(word)
    if (number !== undefined) return number !== (found?.count ?? 1)
    return findProp(noun.replace(word, '').trim())?.drawing === found?.drawing
  })
}

/** What is there already gets another colour or size; a part of the setting keeps its own. */
export function renamed(scene: SceneDescription, noun: string, isIt: (noun: string) => boolean): Change {
  const rename = (other: string): string => (isIt(other) ? noun : other)
  const figures = scene.figures.map((figure) => ({
    ...figure,
    ...(figure.hold !== undefined && { hold: rename(figure.hold) }),
    ...(figure.perch && { perch: { ...figure.perch, noun: rename(figure.perch.noun) } }),
  }))
  const changed = { ...scene, props: scene.props.map(rename), figures }
  return [...changed.props, ...heldIn(changed)].includes(noun) ? done(changed) : notDone(scene)
}

/** The noun of a thing of the scene that is meant: "moon" for "full moon". */
export function nounInScene(scene: SceneDescription, named: string): string | undefined {
  const drawing = findProp(named)?.drawing
  return drawing && [...scene.props, ...heldIn(scene)].find((noun) => findProp(noun)?.drawing === drawing)
}

/** Whether the place is drawn with it. */
const isInPlace = ({ setting }: SceneDescription, what: string): boolean =>
  (settingDrawings[setting].shows ?? []).some((noun) => findProp(noun)?.drawing === findProp(what)?.drawing)

export const changeThingSize: Operation<'size'> = (scene, { what, to }) => {
  const noun = nounInScene(scene, what)
  if (noun === undefined)
    return isInPlace(scene, what)
      ? notDone(scene)
      : addThing(scene, `${to === 'bigger' ? 'big' : 'small'} ${what}`, false)
  const words = noun.split(' ')
  const steps = ['small', '', 'big', 'huge']
  const at = words.findIndex((word) => sizes.test(word))
  const size = steps[steps.indexOf(words[at] ?? '') + (to === 'bigger' ? 1 : -1)]
  if (size === undefined) return notDone(scene)
  const sized = [size, ...words.filter((_, place) => place !== at)].filter(Boolean)
  return renamed(scene, sized.join(' '), (other) => other === noun)
}

export const paintThing = (scene: SceneDescription, what: string, said: string): Change => {
  const colour = said.toLowerCase()
  const noun = nounInScene(scene, what)
  if (!colour.split(' ').some((word) => traits.test(word))) return notDone(scene)
  // What is to have a colour is to be there.
  if (noun === undefined)
    return isInPlace(scene, what) ? notDone(scene) : addThing(scene, `${colour} ${what.toLowerCase()}`, false)
  const plain = noun.split(' ').filter((word) => !traits.test(word))
  const [one = '', other] = colour.split(' and ')
  // "Red and yellow flowers" are some of each; one thing shows one of two colours.
  if (other !== undefined && /s$/.test(noun) && scene.props.includes(noun))
    return done({
      ...scene,
      props: scene.props.flatMap((prop) =>
        prop === noun ? [one, other].map((shade) => [shade, ...plain].join(' ')) : [prop],
      ),
    })
  if (other !== undefined)
    return withLeft(
      renamed(scene, [one, ...plain].join(' '), (prop) => prop === noun),
      [other],
    )
  return renamed(scene, [colour, ...plain].join(' '), (other) => other === noun)
}

/** Things go out of the picture and out of hands, and so do trees and houses of the place; its ground and its furniture stay. */
export const removeThings: Operation<'remove-thing'> = (scene, { thing }) => {
  const [noun = ''] = apart(thing)
  const drawing = findProp(noun)?.drawing
  // "No tree" also means the apple tree.
  const isIt = (other: string): boolean =>
    drawing !== undefined && [other, ...other.split(' ')].some((part) => findProp(part)?.drawing === drawing)
  const props = scene.props.filter((other) => !isIt(other))
  const changed = withFigures(scene, scene.figures, ({ hold, perch, ...figure }) => ({
    ...figure,
    ...(hold !== undefined && !isIt(hold) && { hold }),
    ...(perch && !isIt(perch.noun) && { perch }),
  }))
  if (props.length === scene.props.length && changed === scene)
    return withoutSomebody(scene, noun) ?? withoutPiece(scene, noun, 'none')
  return done({ ...changed, props })
}

/** "Without the baker": somebody of the picture who is called what they are. Null where nobody is. */
function withoutSomebody(scene: SceneDescription, noun: string): Change | null {
  const word = noun.toLowerCase().split(' ').at(-1) ?? ''
  const going = scene.figures.filter(({ name }) => name.toLowerCase().split(' ').at(-1) === word)
  if (going.length !== 1 || scene.figures.length === 1) return null
  return done({ ...scene, figures: scene.figures.filter((one) => !going.includes(one)) })
}

/** Something in somebody's hands. */
export const holdThing: Operation<'hold'> = (scene, { who, thing }) => {
  const [noun = '', where = ''] = apart(thing)
  const meant = figuresMeant(scene, who, 'whoever is alone')
  if (meant.length === 0 || !findProp(noun) || !isHandy(noun)) return notDone(scene)
  const changed = withFigures(scene, meant, (figure) => ({ ...figure, hold: noun }))
  return withLeft(done(changed), [...wordsUndrawn(noun), ...wordsLeft(where, 'hand hands arms paw paws lap')])
}
