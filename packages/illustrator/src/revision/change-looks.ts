import type { Whom } from '@faith-fables/listener'
import { skinColours } from '../looks/colour-words.ts'
import { drawnOnFigure } from '../looks/drawn-facts.ts'
import type { Look } from '../looks/look.ts'
import { lookInScene } from '../looks/look-in-scene.ts'
import { wordsOf } from '../looks/terms.ts'
import type { SceneDescription, SceneFigure, Worn } from '../scene-description.ts'
import { type Cast, type Change, done, notDone, type Operation, type WishOf, withLeft } from './change.ts'
import { paintSky } from './change-surroundings.ts'
import { addThing, paintThing } from './change-things.ts'
import { withFigures } from './figures-meant.ts'
import { firstMatch, type Meanings } from './first-match.ts'

/** What may be left off, by the words for it. */
export const wornWords: Meanings<Worn> = [
  [
    /\b(?:hats?|caps?|crowns?|tiaras?|beanie|bonnet|helmets?|headscarf|hijab|turban|wreath|goggles|hairnet)\b/,
    'hat',
  ],
  [/\b(?:glasses|spectacles)\b/, 'glasses'],
  [/\bscar(?:f|ves)\b/, 'scarf'],
  [/\bcapes?\b/, 'cape'],
  [/\b(?:bags?|backpacks?|satchel)\b/, 'bag'],
  [/\baprons?\b/, 'apron'],
  [/\b(?:bows?|ribbons?|hair ?band|hair ?clips?)\b/, 'bow'],
  [/\b(?:beard|moustache|mustache|stubble|goatee|whiskers)\b/, 'beard'],
  [/\bfreckles\b/, 'freckles'],
  [/\b(?:wheelchair|crutch(?:es)?|walker|walking (?:stick|frame)|cane)\b/, 'aid'],
  [
    /\b(?:scars?|birthmark|mole|earrings?|necklace|tie|belt|braces|medals?|badge|wings|halo|tattoos?|bracelet|watch|plaster|bandage|cast|sling|lipstick|gloves|mittens)\b/,
    'marks',
  ],
]
/** What somebody wears or looks like in this picture; on every other it stays as it was. */
export const changeLooks: Operation<'wears'> = (scene, wish, cast) => {
  const wearers = wearersOf(wish, scene, cast)
  const [first] = wearers
  if (!first) return addThing(scene, wish.words, false)
  // "Put clothes on him".
  if (wish.words === 'clothes')
    return changeLooks(scene, { ...wish, words: 'shirt and trousers', noun: 'shirt' }, cast)
  // "Matching pyjamas" are of one colour.
  if (matching.test(wish.words))
    return changeLooks(scene, { ...wish, words: wish.words.replace(matching, 'blue ') }, cast)
  const relative = shadeOf(wish.words, lookInScene(first, cast.looks))
  if (relative) return inShades(scene, wish, wearers, cast)
  const { drawn, missing } = drawnOnFigure(wish.words, lookInScene(first, cast.looks).kind)
  if (drawn === 'not') return wish.who.length === 0 ? addThing(scene, wish.words, false) : notDone(scene)
  const dressed = withFigures(scene, wearers, (figure) => {
    const changed = inGarment(figure, wish)
    return differ(lookInScene(changed, cast.looks), lookInScene(figure, cast.looks)) ? changed : figure
  })
  return withLeft(done(ofFeet.test(wish.noun) ? withFeetInView(dressed) : dressed), missing)
}

const matching = /^(?:matching|the same|same|identical) /

const ofFeet =
  /^(?:barefoot|bare feet|feet|shoes?|boots?|wellies|slippers?|sandals?|trainers|sneakers|socks?)$/

/** What is on somebody's feet is seen from far enough away only. */
function withFeetInView({ nearest: _nearest, ...scene }: SceneDescription): SceneDescription {
  return { ...scene, shot: 'wide' }
}

const shades = ['fair', 'light', 'tan', 'brown', 'dark', 'deep'] as const
/** "Darker skin" is the next one that is seen to be darker; null where nothing is said of a shade, or there is none. */
function shadeOf(words: string, look: Look): string | null {
  const [, said, noun] =
    /^(darker|deeper|browner|lighter|paler|fairer)(?: \S+)? (skin|hair)$/.exec(words) ?? []
  if (!said || look.kind !== 'human') return null
  const isDarker = /^(?:darker|deeper|browner)$/.test(said)
  if (noun === 'hair') return isDarker ? 'black hair' : 'light brown hair'
  const now = luma(look.skin)
  const further = (isDarker ? shades : shades.toReversed()).filter((name) =>
    isDarker ? luma(skinColours[name] ?? '') < now : luma(skinColours[name] ?? '') > now,
  )
  const next = further.find((name) => Math.abs(luma(skinColours[name] ?? '') - now) >= SEEN) ?? further.at(-1)
  return next ? `${next} skin` : null
}

/** Each from the shade that is their own. */
const inShades = (
  scene: SceneDescription,
  wish: WishOf<'wears'>,
  wearers: readonly SceneFigure[],
  cast: Cast,
): Change =>
  wearers.reduce<Change>((before, { name }) => {
    const figure = before.scene.figures.find((one) => one.name === name)
    const words = figure && shadeOf(wish.words, lookInScene(figure, cast.looks))
    return words ? changeLooks(before.scene, { ...wish, words, who: [name] }, cast) : before
  }, done(scene))

/** A step between two shades that is seen at a glance. */
const SEEN = 60

const luma = (colour: string): number =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(colour.slice(at, at + 2), 16), 0)

/** Its rims are what has a colour. */
const ofWheels = /^(?:her |his |their |the )?(?:wheels?|spokes|rims)$/i

function usesChair(figure: SceneFigure, { looks }: Cast): boolean {
  const look = lookInScene(figure, looks)
  return look.kind === 'human' && look.aid === 'wheelchair'
}

const ofSky = /^(?:whole |night |evening |morning )?sk(?:y|ies)$/

/** Of a thing its paint, also of one that lives, of the sky its hour, of an animal its coat; what is to be of a colour on people is said with its name. */
export const changeColour: Operation<'colour'> = (scene, { what, colour }, cast) => {
  const figure = scene.figures.find(({ name }) => name === what)
  const user = ofWheels.test(what) ? scene.figures.find((one) => usesChair(one, cast)) : undefined
  if (user)
    return changeLooks(
      scene,
      { kind: 'wears', who: [user.name], words: `${colour.toLowerCase()} wheelchair`, noun: 'wheelchair' },
      cast,
    )
  if (!figure) return ofSky.test(what) ? paintSky(scene, colour) : paintThing(scene, what, colour)
  if (lookInScene(figure, cast.looks).kind === 'human') return notDone(scene)
  return changeLooks(scene, { kind: 'wears', who: [what], words: `${colour} fur`, noun: 'fur' }, cast)
}

const onAnimals =
  /^(?:fur|hat|hats|cap|crown|beanie|glasses|spectacles|scarf|bandana|bow|bow tie|ribbon|collar)$/
const womens =
  /^(?:dress|gown|sundress|kimono|sari|blouse|skirt|tiara|headscarf|veil|hijab|braids|plaits|pigtails|pinafore)$/

/** Who is named, or everybody; else who wears the like already, whom it suits, or who comes first. */
function wearersOf(
  { who, noun, words }: { who: Whom; noun: string; words: string },
  { figures }: SceneDescription,
  { descriptions, looks }: Cast,
): SceneFigure[] {
  const able = figures.filter((figure) => {
    const { kind } = lookInScene(figure, looks)
    // "Puss should have grey spots": how an animal that is named looks.
    const isMarked =
      kind === 'animal' && who.includes(figure.name) && drawnOnFigure(words, kind).drawn !== 'not'
    return kind === 'human' || onAnimals.test(noun) || isMarked
  })
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

export const differ = (one: Look, other: Look): boolean => JSON.stringify(one) !== JSON.stringify(other)
