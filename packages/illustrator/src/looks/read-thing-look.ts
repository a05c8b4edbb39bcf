import type { Fact } from '@faith-fables/listener'
import type { Colour } from '../drawing/colour.ts'
import { findProp } from '../props/find-prop.ts'
import type { FigureDescription } from '../scene-description.ts'
import { ownThings } from '../things/own-things.ts'
import { clothColours } from './colour-words.ts'
import { saidScale } from './compared-size.ts'
import type { ThingLook } from './look.ts'
import { readNeckwear } from './read-animal-look.ts'
import { sizeOf } from './read-marks.ts'
import { paintOf } from './said-colour.ts'
import { type SaidLook, saidOfAnimal } from './said-look.ts'
import { saidCloth } from './single-parts.ts'
import { wordsOf } from './terms.ts'

/** The colour of what has no drawing and of which none is said. */
const SOFT = '#b9a2dd'

/** How tall on the stage a thing is that lives, by and large. */
export const USUAL_THING = 200

/** The words of a noun that name a drawn thing: "wooden spoon" is a spoon. */
export const drawnThing = (noun: string): string | null =>
  [noun, wordsOf(noun).at(-1) ?? ''].find((word) => word in ownThings || findProp(word)) ?? null

const usualColour = (thing: string | null): Colour =>
  (thing && (ownThings[thing] ?? findProp(thing)?.drawing)?.colour) || SOFT

/** `noun` is what it is, `facts` what was heard of it. */
export function readThingLook({ name }: FigureDescription, noun: string, facts: readonly Fact[]): ThingLook {
  const said = saidOfAnimal(facts)
  const thing = drawnThing(noun)
  const { height, breadth } = sizeOf(said)
  const colour = said.all('coat').find((coat) => coat.colour)?.colour
  const hat = said.first('headwear')
  const eyes = eyesOf(said)
  return {
    kind: 'thing',
    name,
    thing,
    colour: (colour && paintOf(colour, clothColours)) ?? usualColour(thing),
    size: saidScale(facts, USUAL_THING) ?? height * breadth,
    glasses: said.all('single').some(({ piece }) => piece.part === 'glasses'),
    hat: hat ? (saidCloth([hat]) ?? '#d9493f') : null,
    neckwear: readNeckwear(said, '#3f7fc4'),
    ...(eyes && { eyes }),
  }
}

function eyesOf(said: SaidLook): 1 | 3 | null {
  const kinds = said.all('animal-mark').map(({ piece }) => piece.kind)
  return kinds.includes('three-eyes') ? 3 : kinds.includes('one-eye') ? 1 : null
}
