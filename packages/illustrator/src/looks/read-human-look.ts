import type { Fact } from '@faith-fables/listener'
import { adjust, type Colour, differenceOf, lightnessOf } from '../drawing/colour.ts'
import { createRandom } from '../geometry/random.ts'
import { usualHeight } from '../people/build.ts'
import type { FigureDescription } from '../scene-description.ts'
import { carriedOf } from './carried.ts'
import { clothColours, eyeColours } from './colour-words.ts'
import { saidScale } from './compared-size.ts'
import { readsAsGirl } from './girls.ts'
import type { Kinship } from './kinship.ts'
import type { HumanLook, Look } from './look.ts'
import { ofFullAge } from './of-full-age.ts'
import { skinOfBeing } from './people-like-beings.ts'
import { readClothes, trousersOn } from './read-clothes.ts'
import { readHead } from './read-head.ts'
import { marksOf, sizeOf } from './read-marks.ts'
import { ageOf, cannotSit, genderOf, homeOf } from './read-person.ts'
import { readSocks } from './read-socks.ts'
import { paintOf } from './said-colour.ts'
import {
  isBent,
  isFreckledAllOver,
  saidChest,
  saidCollar,
  saidDetails,
  saidHem,
  saidPuffs,
  withLengthOfHair,
  withShaved,
} from './said-details.ts'
import { saidOfPerson } from './said-look.ts'
import { seedOf } from './seed-of.ts'
import { colourOfSingle, hearingAidSide } from './single-parts.ts'
import { heightAt } from './with-years.ts'

/** `facts` are what was heard of the figure. */
export function readHumanLook(
  figure: FigureDescription,
  facts: readonly Fact[],
  worn: readonly Colour[],
  kin?: Kinship,
  others: readonly Look[] = [],
): HumanLook {
  const { name } = figure
  const said = saidOfPerson(withLengthOfHair(figure.details, facts))
  const random = createRandom(seedOf(figure))
  const hasMediumHair = random.chance(0.5)
  const person = { age: ageOf(figure, facts), gender: genderOf(figure, facts), home: homeOf(figure, facts) }
  const saidEyes = said.all('eyes').find(({ colour }) => colour)?.colour
  const eyes =
    (saidEyes && paintOf(saidEyes, eyeColours)) ??
    random.pick(['#3b241a', '#3b241a', '#4a3020', '#2f4a68', '#48663f'])
  const cutsOfOthers = others.flatMap((other) =>
    figure.ofPlot && other.kind === 'human' && other.age === person.age ? other.hair.cut : [],
  )
  const ownSkin = skinOfBeing(facts)
  const head = readHead(
    said,
    random,
    { ...person, hasMediumHair, isOfPlot: figure.ofPlot ?? false, cutsOfOthers },
    ownSkin ? { ...kin, skin: ownSkin } : kin,
  )
  const clothes = readClothes(said, random, { ...person, worn, skin: head.skin })
  const aid = said.first('aid')
  // "A wheelchair. Bright yellow wheels."
  const aidColour = said
    .all('aid')
    .find(({ piece, colour }) => colour && piece.kind === aid?.piece.kind)?.colour
  const years = facts.find((fact) => fact.kind === 'age')?.years
  const size = sizeOf(said)
  const scale = isBeing(facts) ? saidScale(facts, usualHeight(person.age)) : null
  const carries = carriedOf(figure.details, facts)
  const look: HumanLook = {
    kind: 'human',
    name,
    age: person.age,
    ...(years !== undefined && { years }),
    ...(person.age === 'baby' && cannotSit(facts) && { newborn: true }),
    gender: person.gender,
    eyes,
    glasses: colourOfSingle(said, 'glasses'),
    hearingAid: colourOfSingle(said, 'hearingAid'),
    ...(said.all('single').some(({ piece }) => piece.isPair) && { hearingAids: true }),
    ...hearingAidSide(said),
    freckles: said.first('freckles') !== undefined,
    ...(said.first('freckles') && isFreckledAllOver(figure.details) && { isFreckledAllOver: true as const }),
    ...head,
    ...ofStraw(facts, head),
    ...saidPuffs(facts, head),
    ...saidDetails(facts),
    ...clothes,
    garment: {
      ...clothes.garment,
      ...saidHem(facts, clothes),
      ...saidChest(facts),
      ...saidCollar(facts),
      colour: unlikeSkin(clothes.garment.colour, head.skin),
    },
    ...(!said.first('bottom') && { bottom: trousersOn(head.skin, clothes.bottom) }),
    ...(isBent(facts) && { isBent: true as const }),
    ...readSocks(said, facts),
    aid: aid?.piece.kind ?? null,
    aidColour: aidColour ? paintOf(aidColour, clothColours) : null,
    bag: colourOfSingle(said, 'bag'),
    ...(carries && { carries }),
    ...(said.all('single').some(({ piece }) => piece.isPack) && { isPack: true }),
    marks: marksOf(said, facts),
    size: years === undefined ? size : { ...size, height: size.height * heightAt(years, person.age) },
    ...(scale && { scale }),
  }
  return ofFullAge(readsAsGirl({ ...look, hair: withShaved(look.hair, facts) }), facts)
}

/** A scarecrow has straw for hair and a hat of it, unless another is named. */
function ofStraw(
  facts: readonly Fact[],
  { hair, headwear }: Pick<HumanLook, 'hair' | 'headwear'>,
): Partial<Pick<HumanLook, 'hair' | 'headwear'>> {
  const isScarecrow = facts.some(
    (fact) => fact.kind === 'being' && 'noun' in fact.being && /scarecrow$/.test(fact.being.noun),
  )
  return isScarecrow
    ? {
        hair: { ...hair, cut: 'pageboy', colour: '#dfb64c' },
        headwear: headwear ?? { kind: 'straw-hat', colour: '#c9a45c' },
      }
    : {}
}

/** A girl as small as a mouse is a small girl; a fairy is as small as a mouse. */
const isBeing = (facts: readonly Fact[]): boolean =>
  facts.some((fact) => fact.kind === 'being' && fact.being.sort !== 'human')

/** Cloth and skin that differ less cannot be told apart (Oklab). */
const ALIKE = 0.05

/** A brown robe on brown skin becomes a darker or a lighter brown, so that arms and sleeves are told apart. */
function unlikeSkin(cloth: Colour, skin: Colour): Colour {
  if (differenceOf(cloth, skin) > ALIKE) return cloth
  return adjust(cloth, { lightness: lightnessOf(cloth) > lightnessOf(skin) ? 1.24 : 0.72 })
}
