import type { Colour } from '../drawing/colour.ts'
import { differenceOf } from '../drawing/colour.ts'
import type { Random } from '../geometry/random.ts'
import { groundOf, patternOf, unlikeCloth } from './cloth-pattern.ts'
import type { Garment } from './clothing.ts'
import { clothColours } from './colour-words.ts'
import type { AgeClass, Gender, HumanLook } from './look.ts'
import type { Mark } from './mark.ts'
import { readBottom, readLegwear, readTrousers } from './read-bottom.ts'
import type { Home } from './read-person.ts'
import { paintOf } from './said-colour.ts'
import type { MentionOf, SaidLook } from './said-look.ts'
import { colourOfSingle, saidCloth } from './single-parts.ts'

interface Person {
  age: AgeClass
  gender: Gender
  home: Home
  /** Colours that others wear already. */
  worn: readonly Colour[]
  skin: Colour
}

/** Of several garments the one that is seen: dungarees over a shirt, a dress under a coat. */
const seenFirst: readonly Garment[] = [
  'pyjamas',
  'raincoat',
  'jumpsuit',
  'overalls',
  'romper',
  'cloak',
  'tunic',
  'robe',
  'kurta',
  'pinafore',
  'poncho',
  'dress',
  'hoodie',
  'cardigan',
  'blazer',
  'waistcoat',
  'jacket',
  'coat',
  'sweater',
  't-shirt',
  'blouse',
  'shirt',
]

const usualColours: readonly Colour[] = [
  '#d9493f',
  '#3f7fc4',
  '#f6c644',
  '#5aa35a',
  '#3aa6a0',
  '#8a63b8',
  '#ee8c3a',
  '#f08fb0',
]
const quietColours: readonly Colour[] = ['#7d8f6a', '#5f7f9a', '#a9695a', '#8a7a9c', '#b98d55', '#4f8f8a']

/** Marks that a skirt hides. */
const onLegs: ReadonlySet<Mark['kind']> = new Set<Mark['kind']>([
  'splints',
  'splint',
  'made-leg',
  'knee-pads',
  'knee-plaster',
  'painted-knees',
  'stained-knees',
  'patched-knees',
])

const usualTrousers: readonly Colour[] = ['#4a6591', '#7a5a44', '#5d6b54', '#51506b', '#6b7f94']

/** Trousers that differ less from skin (Oklab) look like bare legs. */
const LIKE_LEGS = 0.125

/** Trousers of which nobody told, in a colour that is none of skin. */
export function trousersOn(skin: Colour, bottom: HumanLook['bottom']): HumanLook['bottom'] {
  const at = usualTrousers.indexOf(bottom.colour)
  if (bottom.kind !== 'trousers' || at < 0) return bottom
  const inTurn = [...usualTrousers.slice(at), ...usualTrousers.slice(0, at)]
  const colour = inTurn.find((one) => differenceOf(one, skin) > LIKE_LEGS) ?? bottom.colour
  return { ...bottom, colour }
}

/** Cloth of which nobody told and that differs less from skin (Oklab) looks bare. */
const LIKE_SKIN = 0.085

const likeSkin = (palette: readonly Colour[], skin: Colour): readonly Colour[] =>
  palette.filter((colour) => differenceOf(colour, skin) < LIKE_SKIN)

export type Clothes = Pick<
  HumanLook,
  | 'garment'
  | 'bottom'
  | 'scarfPrint'
  | 'isShawl'
  | 'legwear'
  | 'shoes'
  | 'scarf'
  | 'apron'
  | 'apronPrint'
  | 'cape'
>

export function readClothes(said: SaidLook, random: Random, person: Person): Clothes {
  const palette = person.age === 'adult' || person.age === 'elder' ? quietColours : usualColours
  const seeded = {
    kind: random.pick(garmentsOf(said, person)),
    colour: unlike(random.pick(palette), palette, [...person.worn, ...likeSkin(palette, person.skin)]),
    trousers: random.pick(usualTrousers),
    shoes: random.pick(['#8a4a32', '#b5483f', '#4b4a58', '#5f7d8f']),
  }
  const top = topOf(said.all('garment'))
  const outfit = said.all('garment').filter(({ piece }) => piece.kind === null)
  // Clothes that nobody said hide nothing that was said of a leg.
  const isLegSeen = said.all('mark').some(({ piece }) => onLegs.has(piece.kind))
  const kind = kindOf(top, said) ?? (isLegSeen && seeded.kind === 'dress' ? 't-shirt' : seeded.kind)
  const colour =
    (top && saidCloth([top])) ??
    saidCloth(outfit) ??
    top?.fabric?.colour ??
    top?.piece.colour ??
    groundOf[top?.pattern ?? 'plain'] ??
    seeded.colour
  const bottom = said.first('bottom')
  const all = saidCloth(outfit.filter(({ piece }) => piece.isAll))
  // What is printed on the shirt is seen on the dungarees over it, or nobody would know the shirt.
  const printed = [top ?? outfit[0], ...said.all('garment')].find((one) => one?.motif)
  const motif = printed?.motif
  const motifColour = printed?.motifColour && paintOf(printed.motifColour, clothColours)
  const fabric = top?.fabric?.fabric ?? top?.piece.fabric
  const hasTrousers = top?.piece.hasTrousers ?? false
  // Where nothing is said a grandmother wears a skirt.
  const isInSkirt =
    person.age === 'elder' && person.gender === 'feminine' && !hasTrousers && !isLegSeen && kind !== 'kurta'
  const others = said.all('garment').filter((one) => one !== top && one.piece.kind !== null)
  const pyjamas = others.find(({ piece }) => piece.kind === 'pyjamas')
  const nightwear = pyjamas && readTrousers(pyjamas, unlike(seeded.colour, palette, [colour]))
  // Whose hair is covered has arms and legs covered, too.
  const isVeiled = said.first('headwear')?.piece.kind === 'headscarf'
  const under = (top && saidCloth(others)) ?? nightwear?.colour
  return {
    garment: {
      kind,
      colour,
      long:
        kind === 'robe' ||
        kind === 'cloak' ||
        isLong(top) ||
        isLong(bottom) ||
        isVeiled ||
        (person.age === 'elder' && person.gender === 'feminine'),
      ...patternOf(top ?? outfit[0], colour),
      ...(motif !== undefined && { motif, ...(motifColour && { motifColour }) }),
      ...(fabric && { fabric }),
      ...(under && { under }),
      ...(isVeiled && { sleeves: 'long' as const }),
    },
    bottom:
      nightwear && !said.first('bottom')
        ? nightwear
        : readBottom(
            said,
            all ?? (hasTrousers ? colour : seeded.trousers),
            { kind, colour, ...patternOf(top ?? outfit[0], colour) },
            isInSkirt,
          ),
    ...readLegwear(said, kind, seeded.trousers),
    shoes: readShoes(said, kind, all ?? seeded.shoes),
    scarf: colourOfSingle(said, 'scarf'),
    apron: colourOfSingle(said, 'apron'),
    ...printOfApron(said),
    ...printOfScarf(said),
    ...(said.all('single').some(({ piece }) => piece.isShawl) && { isShawl: true }),
    cape: colourOfSingle(said, 'cape'),
  }
}

/** "A checked red and black scarf". */
function printOfScarf(said: SaidLook): Pick<HumanLook, 'scarfPrint'> {
  const scarf = said.all('single').find(({ piece, pattern }) => piece.part === 'scarf' && pattern)
  const { pattern, trim } = scarf ?? {}
  if (pattern !== 'stripes' && pattern !== 'checks' && pattern !== 'trimming') return {}
  const colour = trim ? paintOf(trim, clothColours) : null
  return {
    scarfPrint: { pattern, colour: colour ?? unlikeCloth(colourOfSingle(said, 'scarf') ?? '#d9493f') },
  }
}

/** "A flowered apron", "a blue apron with white dots". */
function printOfApron(said: SaidLook): Pick<HumanLook, 'apronPrint'> {
  const apron = said.all('single').find(({ piece, pattern }) => piece.part === 'apron' && pattern)
  if (!apron?.pattern || apron.pattern === 'plain') return {}
  const trim = apron.trim ? paintOf(apron.trim, clothColours) : null
  return {
    apronPrint: {
      pattern: apron.pattern,
      colour:
        trim ??
        (apron.pattern === 'flowers' ? '#cf5f6f' : unlikeCloth(colourOfSingle(said, 'apron') ?? '#f3e3c3')),
    },
  }
}

/** What is worn over pyjamas. */
const overPyjamas: ReadonlySet<Garment | null> = new Set<Garment>([
  'raincoat',
  'cloak',
  'poncho',
  'cardigan',
  'jacket',
  'coat',
])

/** A long jacket is a coat and a long blouse a tunic over trousers, where they hide no skirt that is told of. */
export function kindOf(top: MentionOf<'garment'> | undefined, said: SaidLook): Garment | null | undefined {
  const isInSkirt = said.all('bottom').some(({ piece }) => piece.kind === 'skirt')
  const longer = top?.piece.kind ? whenLong[top.piece.kind] : undefined
  return longer && top?.length === 'long' && !isInSkirt ? longer : top?.piece.kind
}

const whenLong: Readonly<Partial<Record<Garment, Garment>>> = {
  jacket: 'coat',
  blouse: 'kurta',
  shirt: 'kurta',
}

export function topOf(all: readonly MentionOf<'garment'>[]): MentionOf<'garment'> | undefined {
  const isOver = all.some(({ piece }) => overPyjamas.has(piece.kind))
  const garments = isOver ? all.filter(({ piece }) => piece.kind !== 'pyjamas') : all
  const rank = ({ piece }: MentionOf<'garment'>) =>
    piece.kind === null ? seenFirst.length : seenFirst.indexOf(piece.kind)
  const [first] = [...garments].sort((one, other) => rank(one) - rank(other))
  return first?.piece.kind ? first : undefined
}

const skirted = new Set<Garment | 'skirt'>(['dress', 'skirt'])

/** A long dress or skirt, and what is long always. A long coat ends where coats do. */
const isLong = (mention: MentionOf<'garment'> | MentionOf<'bottom'> | undefined): boolean =>
  mention !== undefined &&
  (mention.piece.long === true ||
    (mention.length === 'long' && skirted.has((mention.piece.kind ?? 'shirt') as Garment | 'skirt')))

/** The colour, or the next in the palette that nobody wears yet. */
function unlike(colour: Colour, palette: readonly Colour[], worn: readonly Colour[]): Colour {
  const start = palette.indexOf(colour)
  const ordered = [...palette.slice(start), ...palette.slice(0, start)]
  return ordered.find((one) => !worn.includes(one)) ?? colour
}

const SANDALS = '#8a5a34'

function readShoes(said: SaidLook, garment: Garment, seeded: Colour): HumanLook['shoes'] {
  const shoes = said.first('shoes')
  if (shoes) return { kind: shoes.piece.kind, colour: saidCloth([shoes]) ?? shoes.piece.colour ?? seeded }
  // Sandals go with the dress of Bible times, bare feet with a romper.
  if (garment === 'romper') return { kind: 'bare', colour: seeded }
  const isAncient = garment === 'tunic' || garment === 'robe' || garment === 'cloak'
  return isAncient ? { kind: 'sandals', colour: SANDALS } : { kind: 'shoes', colour: seeded }
}

const ancientGarments = ({ age }: Person): readonly Garment[] =>
  age === 'adult' || age === 'elder' ? ['robe', 'cloak'] : ['tunic']

/** What would hide a skirt or trousers, and what is worn over them instead. */
const aboveBottom: Readonly<Partial<Record<Garment, Garment>>> = { dress: 'blouse', overalls: 't-shirt' }

/** What somebody may wear above who tells of none; with a skirt or trousers that are told of nothing which would hide them. */
function garmentsOf(said: SaidLook, person: Person): readonly Garment[] {
  if (person.home.isBibleLand) return ancientGarments(person)
  const usual = usualGarments(person)
  return said.first('bottom') ? usual.map((one) => aboveBottom[one] ?? one) : usual
}

function usualGarments({ age, gender }: Person): readonly Garment[] {
  if (age === 'baby') return ['romper']
  const feminine = gender === 'feminine'
  if (age === 'elder')
    return feminine ? ['cardigan', 'dress', 'blouse'] : ['cardigan', 'waistcoat', 'sweater']
  if (age === 'adult') return feminine ? ['dress', 'blouse', 'cardigan'] : ['shirt', 'sweater', 'jacket']
  return feminine ? ['dress', 'dress', 'sweater', 't-shirt'] : ['t-shirt', 'sweater', 'hoodie', 'overalls']
}
