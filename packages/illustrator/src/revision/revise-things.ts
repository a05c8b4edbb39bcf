import { findProp } from '../props/find-prop.ts'
import type { SceneDescription } from '../scene-description.ts'
import { settingDrawings } from '../settings/settings.ts'
import { inTurn, type Revision, untouched } from './revision.ts'
import { type NamedThing, thingsIn } from './things-in.ts'
import type { Wish } from './wish.ts'

const adding = /\b(add|include|with|more|put|show|bring|needs?|want|there should be|a few|some)\b/
const holding = /\b(?:give|hand|hold|holds|holding|carry|carries|carrying|has|have)\b(?! hands)/
const wearing = /\b(?:wear|wears|wearing|put on|dressed)\b/
/** More of one kind than this are not to be told apart. */
const OF_ONE_KIND = 3

/** Things in the picture and in the hands. */
export function reviseThings(scene: SceneDescription, wish: Wish): Revision {
  const things = thingsIn(wish)
  const handed = wish.negative ? undefined : thingToHold(things, wish)
  const holder = wish.names.find((name) => scene.figures.some((figure) => figure.name === name))
  return inTurn(scene, things, (before, thing) => {
    if (wish.negative) return withoutThing(before, thing)
    return thing === handed && holder !== undefined
      ? inHands(before, thing, holder)
      : lookedAt(withThing(before, thing, wish), thing, wish, holder)
  })
}

/** "Mia should look at the kite." */
function lookedAt(
  { scene, placed }: Revision,
  { noun, at }: NamedThing,
  { said }: Wish,
  looker: string | undefined,
): Revision {
  const before = said.slice(0, at).map(({ word }) => word)
  if (looker === undefined || placed.length === 0 || !/\blook\w* (?:up )?at(?: \w+)?$/.test(before.join(' ')))
    return { scene, placed }
  const figures = scene.figures.map((figure) => (figure.name === looker ? { ...figure, look: noun } : figure))
  return { scene: { ...scene, figures }, placed }
}

/** The first thing after the verb: "sit on a chair and hold a book". */
function thingToHold(things: readonly NamedThing[], { words, said }: Wish): NamedThing | undefined {
  const verb = holding.exec(words)?.[0]
  const at = said.findIndex(({ word }) => word === verb)
  return at < 0 ? undefined : things.find((thing) => thing.at > at)
}

function inHands(scene: SceneDescription, thing: NamedThing, holder: string): Revision {
  const figures = scene.figures.map((figure) =>
    figure.name === holder ? { ...figure, hold: thing.noun } : figure,
  )
  return { scene: { ...scene, figures }, placed: [thing.said, 'hand hands arms'] }
}

function withThing(scene: SceneDescription, thing: NamedThing, { words }: Wish): Revision {
  const drawing = findProp(thing.kind)?.drawing
  const { indoors, shows = [] } = settingDrawings[scene.setting]
  if (!drawing || wearing.test(words) || (indoors && drawing.onlyOutdoors)) return untouched(scene)
  const isAlike = (noun: string): boolean => findProp(noun)?.drawing === drawing
  const alike = scene.props.filter(isAlike)
  // What is in somebody's hands or belongs to the place is not drawn once more.
  const hasIts = [...scene.figures.flatMap(({ hold }) => hold ?? []), ...shows].some(isAlike)
  const isThere = alike.length > 0 || hasIts
  const isNamed = thing.isPointedAt || (!thing.isDoubtful && (adding.test(words) || isThere))
  if (!isNamed || (thing.isFurther && (hasIts || alike.length >= OF_ONE_KIND))) return untouched(scene)
  const placed = [saidAsDrawn(thing), drawing.place === 'sky' ? 'sky air' : 'ground floor']
  if (!isThere) return { scene: { ...scene, props: [...scene.props, thing.noun] }, placed }
  if (thing.isFurther) {
    const noun = `${/s$/.test(thing.kind) ? 'more' : 'another'} ${thing.noun}`
    return { scene: { ...scene, props: [...scene.props, noun] }, placed }
  }
  return thing.traits.length === 0 ? { scene, placed } : repainted(scene, thing, isAlike, placed)
}

/** A number is placed when as many are drawn: of elephants there is one. */
function saidAsDrawn({ noun, said }: NamedThing): string {
  const drawn = findProp(noun)
  return said.replace(/^(two|three|four|five) /, (number) => (drawn && drawn.count > 1 ? number : ''))
}

/** What is there already gets another colour or size. */
function repainted(
  scene: SceneDescription,
  thing: NamedThing,
  isAlike: (noun: string) => boolean,
  placed: readonly string[],
): Revision {
  const rename = (noun: string): string => (isAlike(noun) ? thing.noun : noun)
  const figures = scene.figures.map((figure) =>
    figure.hold === undefined ? figure : { ...figure, hold: rename(figure.hold) },
  )
  const props = scene.props.map(rename)
  // A part of the setting keeps its colour.
  const isShown = [...props, ...figures.flatMap(({ hold }) => hold ?? [])].includes(thing.noun)
  return isShown ? { scene: { ...scene, props, figures }, placed } : untouched(scene)
}

function withoutThing(scene: SceneDescription, thing: NamedThing): Revision {
  const drawing = findProp(thing.kind)?.drawing
  // "No tree" also means the apple tree.
  const isIt = (noun: string): boolean =>
    [noun, ...noun.split(' ')].some((part) => findProp(part)?.drawing === drawing)
  const props = scene.props.filter((noun) => !isIt(noun))
  const figures = scene.figures.map((figure) => {
    if (figure.hold === undefined || !isIt(figure.hold)) return figure
    const { hold: _let, ...rest } = figure
    return rest
  })
  const changed =
    props.length < scene.props.length || figures.some((figure, index) => figure !== scene.figures[index])
  return changed
    ? { scene: { ...scene, props, figures }, placed: [thing.said, 'hand hands'] }
    : untouched(scene)
}
