import { saidGarment } from './animal-garment.ts'
import { changeBody } from './change-body.ts'
import { patternOf } from './cloth-pattern.ts'
import { type Garment, ofOneCloth } from './clothing.ts'
import { clothColours, coatColours } from './colour-words.ts'
import { readWorn } from './fact-mentions.ts'
import type { AnimalLook, HumanLook, Look, ThingLook } from './look.ts'
import { readNeckwear, saidSpots, usualPatches } from './read-animal-look.ts'
import { readAnimalMarks } from './read-animal-marks.ts'
import { kindOf, topOf } from './read-clothes.ts'
import { readHeadwear } from './read-head.ts'
import { readSocks } from './read-socks.ts'
import { paintOf } from './said-colour.ts'
import { hairWords, saidCut, saidHair } from './said-hair.ts'
import { SaidLook } from './said-look.ts'
import { hearingAidSide, saidCloth } from './single-parts.ts'
import type { SinglePart } from './vocabulary/piece.ts'

/** Changes one part of a look as the words say, and hands back null when they do not speak of it. */
type Wardrobe = (said: SaidLook, look: HumanLook) => Partial<HumanLook> | null

/** These cover the legs, so that no trousers are seen under them. */
const inOnePiece = new Set<Garment>(['dress', 'pinafore', 'tunic', 'robe', 'kurta', 'cloak', ...ofOneCloth])

const wardrobes: readonly Wardrobe[] = [
  putOnGarment,
  putOnBottom,
  putOnShoes,
  (said) => readSocks(said, []),
  putOnHeadwear,
  dressHair,
  ...(['glasses', 'scarf', 'cape', 'apron', 'bag', 'bows', 'hearingAid'] as const).map(single),
  changeBody,
]

/** The same look with what somebody wears in one picture only: "red dress", "blue hat". What is not said stays. */
export function putOn(look: Look, worn: readonly string[] = []): Look {
  const dressed: Look = { ...look }
  for (const phrase of worn) {
    const said = new SaidLook(readWorn(phrase, dressed.kind === 'human' ? 'human' : 'animal').mentions)
    if (dressed.kind !== 'human') Object.assign(dressed, onAnimal(said, dressed))
    else for (const wardrobe of wardrobes) Object.assign(dressed, wardrobe(said, dressed))
  }
  return dressed
}

function putOnGarment(said: SaidLook, { garment }: HumanLook): Partial<HumanLook> | null {
  const worn = topOf(said.all('garment')) ?? said.first('garment')
  if (!worn) return null
  const kind = kindOf(worn, said) ?? garment.kind
  const colour = saidCloth([worn]) ?? worn.fabric?.colour ?? garment.colour
  const isLong = kind === 'robe' || kind === 'cloak'
  const isSame = kind === garment.kind
  const kept = isSame ? garment : { pattern: 'plain' as const, long: isLong }
  const fabric = worn.fabric?.fabric ?? worn.piece.fabric ?? (isSame ? garment.fabric : undefined)
  const read = patternOf(worn, colour)
  return {
    garment: {
      kind,
      colour,
      trim: colour === garment.colour && !worn.trim ? garment.trim : read.trim,
      pattern: worn.pattern ?? kept.pattern,
      ...(fabric && { fabric }),
      long: worn.length === 'long' || worn.piece.long === true || kept.long,
    },
    ...(ofOneCloth.has(kind) && { bottom: { kind: 'trousers', colour } }),
  }
}

function putOnBottom(said: SaidLook, { bottom, garment }: HumanLook): Partial<HumanLook> | null {
  const worn = said.first('bottom')
  if (!worn) return null
  return {
    bottom: { kind: worn.piece.kind, colour: saidCloth([worn]) ?? worn.piece.colour ?? bottom.colour },
    ...(inOnePiece.has(garment.kind) && { garment: { ...garment, kind: 't-shirt', long: false } }),
  }
}

function putOnShoes(said: SaidLook, { shoes }: HumanLook): Partial<HumanLook> | null {
  const worn = said.first('shoes')
  return worn
    ? { shoes: { kind: worn.piece.kind, colour: saidCloth([worn]) ?? worn.piece.colour ?? shoes.colour } }
    : null
}

function putOnHeadwear(said: SaidLook, { headwear }: HumanLook): Partial<HumanLook> | null {
  const read = readHeadwear(said)
  const isSame = read !== null && read.kind === headwear?.kind && !said.first('headwear')?.colour
  return read && { headwear: isSame ? headwear : read }
}

function dressHair(said: SaidLook, { hair, age, gender }: HumanLook): Partial<HumanLook> | null {
  if (hairWords(said).size === 0) return null
  const [cut, colour] = [saidCut(said, { age, gender }), saidHair(said)]
  return cut || colour ? { hair: { cut: cut ?? hair.cut, colour: colour ?? hair.colour } } : null
}

function single(part: SinglePart): Wardrobe {
  return (said, look) => {
    const worn = said.all('single').filter(({ piece }) => piece.part === part)
    const [first] = worn
    if (!first) return null
    return {
      [part]: saidCloth(worn) ?? look[part] ?? first.piece.colour,
      ...(part === 'hearingAid' && hearingAidSide(said)),
    }
  }
}

function onAnimal(said: SaidLook, look: AnimalLook | ThingLook): Partial<AnimalLook> | Partial<ThingLook> {
  const coat = said.first('coat')?.colour
  const spots = saidSpots(said) ?? (said.first('spots') ? usualPatches : null)
  const hat = said.first('headwear')
  const neckwear = readNeckwear(said, look.neckwear?.colour ?? '#d9493f')
  const garment = look.kind === 'animal' && look.species !== 'doll' ? saidGarment(said) : null
  const marks = look.kind === 'animal' ? readAnimalMarks(said, [], look.species) : []
  const isKept = neckwear?.kind === look.neckwear?.kind && !said.first('neckwear')?.colour
  return {
    ...(coat && look.kind === 'animal' && { coat: paintOf(coat, coatColours) ?? look.coat }),
    ...(coat && look.kind === 'thing' && { colour: paintOf(coat, clothColours) ?? look.colour }),
    ...(spots && look.kind === 'animal' && { spots }),
    ...(hat && {
      hat: saidCloth([hat]) ?? look.hat ?? (hat.piece.kind === 'straw-hat' ? '#e6c478' : '#d9493f'),
    }),
    ...(said.all('single').some(({ piece }) => piece.part === 'glasses') && { glasses: true }),
    ...(garment && { garment }),
    ...(look.kind === 'animal' &&
      marks.length > 0 && {
        marks: [...marks, ...look.marks.filter(({ kind }) => marks.every((mark) => mark.kind !== kind))],
      }),
    ...(neckwear && { neckwear: isKept ? look.neckwear : neckwear }),
  }
}
