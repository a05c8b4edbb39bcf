import { type Colour, differenceOf, lighter, lightnessOf } from '../drawing/colour.ts'
import type { Random } from '../geometry/random.ts'
import type { Pattern } from './clothing.ts'
import { clothColours, hairColours, skinColours } from './colour-words.ts'
import type { Kinship } from './kinship.ts'
import type { AgeClass, Gender, HairCut, HumanLook } from './look.ts'
import type { Home } from './read-person.ts'
import { paintOf } from './said-colour.ts'
import {
  hairOver,
  reachesWaist,
  saidCut,
  saidHair,
  saidSkin,
  saidStreak,
  saidTips,
  usualSkins,
} from './said-hair.ts'
import type { MentionOf, SaidLook } from './said-look.ts'
import { colourOfSingle, saidCloth } from './single-parts.ts'

interface Person {
  age: AgeClass
  gender: Gender
  home: Home
  /** For somebody who may be either: hair about the ears, or else short hair. */
  hasMediumHair: boolean
  isOfPlot: boolean
  /** Of those as old: nobody is somebody's double. */
  cutsOfOthers: readonly HairCut[]
}

/** Skin of less lightness (Oklab) goes with dark hair, unless the words say otherwise. */
const DARK = 0.66

const SHEPHERDS_CLOTH = { kind: 'head-cloth', colour: '#e2cfa8' } as const

/** Skin, hair, beard and what is worn on the head. */
export function readHead(
  said: SaidLook,
  random: Random,
  person: Person,
  kin?: Kinship,
): Pick<HumanLook, 'skin' | 'hair' | 'beard' | 'headwear' | 'bows'> {
  const seededSkin = random.pick(usualSkins(said, person.isOfPlot))
  const skin = saidSkin(said) ?? kin?.skin ?? skinColours[seededSkin] ?? '#f6c9a0'
  const usualHair = usualHairColours(person.age, lightnessOf(skin) < DARK ? 'dark' : seededSkin)
  const seededHair = random.pick(usualHair)
  const seededCut = unlikeOthers(random.pick(usualCuts(person)), person)
  const cloth = person.home.isShepherd ? SHEPHERDS_CLOTH : null
  const beard = readBeard(said)
  const streak = saidStreak(said)
  const tips = saidTips(said)
  const over = hairOver(said)
  // A gray beard says that the hair is gray, when nothing else does.
  const hairColour =
    saidHair(said) ?? beard.colour ?? (person.age === 'elder' ? undefined : kin?.hair) ?? seededHair
  return {
    skin,
    hair: {
      cut: saidCut(said, person) ?? seededCut,
      colour: hairColour,
      ...(streak && { streak }),
      ...(tips && { tips }),
      ...(over && { over }),
      ...(reachesWaist(said) && { isLong: true as const }),
    },
    beard: { kind: beard.kind, colour: beard.colour ?? hairColour },
    headwear: readHeadwear(said) ?? cloth,
    bows: colourOfSingle(said, 'bows'),
  }
}

function readBeard(said: SaidLook): { kind: HumanLook['beard']['kind']; colour: Colour | null } {
  const beards = said.all('beard')
  const [first] = beards
  if (!first) return { kind: 'none', colour: null }
  const colour = beards.find((one) => one.colour)?.colour
  const isLong = first.piece.kind === 'beard' && first.length === 'long'
  return {
    kind: isLong ? 'long-beard' : first.piece.kind,
    colour: colour ? paintOf(colour, hairColours) : null,
  }
}

export function readHeadwear(said: SaidLook): HumanLook['headwear'] {
  const headwear = said.first('headwear')
  if (!headwear) return null
  const ofGarment = headwear.piece.kind === 'hood' ? saidCloth(said.all('garment')) : null
  const colour = saidCloth([headwear]) ?? ofGarment ?? headwear.piece.colour
  return { kind: headwear.piece.kind, colour, ...printOf(headwear, colour) }
}

function printOf(
  { pattern, trim }: MentionOf<'headwear'>,
  colour: Colour,
): Pick<NonNullable<HumanLook['headwear']>, 'pattern' | 'trim'> {
  if (!pattern || pattern === 'plain') return {}
  const said = trim ? paintOf(trim, clothColours) : null
  return { pattern, trim: said && said !== colour ? said : usualTrim(pattern, colour) }
}

/** Flowers are of a rose's colour where no other is said, if that is seen on the cloth. */
const usualTrim = (pattern: Pattern, colour: Colour): Colour =>
  pattern === 'flowers' && differenceOf(ROSE, colour) > APART ? ROSE : lighter(colour, 0.62)

const ROSE = '#e2566a'
/** Colours of less difference (Oklab) are told apart with trouble. */
const APART = 0.16

function usualHairColours(age: AgeClass, skinName: string): readonly Colour[] {
  if (age === 'elder') return ['#b9b4b4', '#cfcdd0', '#f0ece6']
  const dark = ['#2c2426', '#3a2a24', '#4a3024']
  if (skinName === 'dark' || skinName === 'brown') return dark
  return skinName === 'fair' ? ['#6b4128', '#e9b95a', '#c2522a', '#8f3d22'] : [...dark, '#6b4128', '#7a4426']
}

/** The cut, or the first that is as usual and that nobody as old has. */
function unlikeOthers(cut: HairCut, person: Person): HairCut {
  const isFree = (one: HairCut): boolean => !person.cutsOfOthers.includes(one)
  return isFree(cut) ? cut : (usualCuts(person).find(isFree) ?? cut)
}

function usualCuts({ age, gender, hasMediumHair }: Person): readonly HairCut[] {
  if (age === 'baby') return ['wisps']
  if (gender === 'neutral') return hasMediumHair ? ['pageboy', 'curly'] : ['short', 'side-part', 'curly']
  const feminine = gender === 'feminine'
  if (age === 'elder') return feminine ? ['bun', 'bob', 'curly'] : ['short', 'balding', 'side-part']
  if (feminine)
    return age === 'toddler'
      ? ['pigtails', 'bob', 'curly']
      : ['long', 'braids', 'bob', 'ponytail', 'long-curly', 'half-up']
  return age === 'toddler' ? ['curly', 'short'] : ['short', 'side-part', 'spiky', 'curly']
}
