import { animalWords } from '../looks/species-words.ts'
import { propByWord } from '../props/props.ts'
import type { SceneDescription } from '../scene-description.ts'
import type { Wish } from './wish.ts'

const adding = /\b(add|include|with|more|put|show|bring|needs?|want|there should be|a few|some)\b/
const holding = /\b(?:give|hand|hold|holds|holding|carry|carries|carrying|has|have)\b(?! hands)/
const animal = new RegExp(`^(?:${animalWords})s?$`)
/** Words for light, weather and places are things too, but mean something else in a wish. */
const elsewhere =
  /^(light|star|moon|water|stream|pond|door|picture|drawing|story|cloud|fire|seat|board|sign|card)s?$/

/** Things in the picture and in the hands. */
export function reviseThings(
  scene: SceneDescription,
  { words, plain, negative, names }: Wish,
): SceneDescription {
  const thing = thingIn(plain)
  if (!thing) return scene
  if (negative) return withoutThing(scene, thing)
  const holder = holding.test(words)
    ? names.find((name) => scene.figures.some((figure) => figure.name === name))
    : undefined
  if (holder) {
    return {
      ...scene,
      figures: scene.figures.map((figure) => (figure.name === holder ? { ...figure, hold: thing } : figure)),
    }
  }
  if (!adding.test(words) || scene.props.includes(thing)) return scene
  return { ...scene, props: [...scene.props, thing] }
}

/** The last thing named that has a drawing, with the word before it when that is a colour or the like. */
function thingIn(words: string): string | null {
  const list = words.split(/[^a-z-]+/)
  for (let index = list.length - 1; index >= 0; index--) {
    const word = list[index] ?? ''
    if (!propByWord(word) || elsewhere.test(word) || animal.test(word)) continue
    const before = list[index - 1] ?? ''
    return /^(red|blue|green|yellow|orange|pink|purple|white|black|brown|golden|gold|silver|gray|grey|apple|picnic)$/.test(
      before,
    )
      ? `${before} ${word}`
      : word
  }
  return null
}

function withoutThing(scene: SceneDescription, thing: string): SceneDescription {
  const noun = thing.split(' ').at(-1) ?? thing
  const drawing = propByWord(noun)
  const isIt = (other: string): boolean =>
    other
      .toLowerCase()
      .split(/[^a-z-]+/)
      .some((word) => word !== '' && propByWord(word) === drawing)
  const props = scene.props.filter((prop) => !isIt(prop))
  const figures = scene.figures.map((figure) => {
    if (figure.hold === undefined || !isIt(figure.hold)) return figure
    const { hold: _let, ...rest } = figure
    return rest
  })
  const changed =
    props.length < scene.props.length || figures.some((figure, index) => figure !== scene.figures[index])
  return changed ? { ...scene, props, figures } : scene
}
