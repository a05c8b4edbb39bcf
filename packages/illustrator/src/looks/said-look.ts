import type { Fact } from '@faith-fables/listener'
import { asCoat, asLook } from './as-look.ts'
import { asRobot } from './as-robot.ts'
import { isLookFact, readAnimalsFact, readPersonsFact } from './fact-mentions.ts'
import type { Mention } from './mentions.ts'
import { saidOfSkin } from './people-like-beings.ts'
import type { Piece } from './vocabulary/piece.ts'

/** Something of one kind that is worn or seen. */
export type MentionOf<On extends Piece['on']> = Mention & { piece: Extract<Piece, { on: On }> }

/** Everything that was said of somebody's looks, in the order of the words. */
export class SaidLook {
  readonly #mentions: readonly Mention[]

  constructor(mentions: readonly Mention[]) {
    this.#mentions = mentions.filter(({ denied }) => !denied)
  }

  all<On extends Piece['on']>(on: On): readonly MentionOf<On>[] {
    return this.#mentions.filter((mention): mention is MentionOf<On> => mention.piece.on === on)
  }

  first<On extends Piece['on']>(on: On): MentionOf<On> | undefined {
    return this.all(on)[0]
  }
}

/** What the facts draw of a person. */
export const saidOfPerson = (facts: readonly Fact[]): SaidLook =>
  new SaidLook(
    facts
      .map(asLook)
      .map((fact) => onHair(fact, facts))
      .flatMap((fact) => (isLookFact(fact) ? readPersonsFact(saidOfSkin(fact, facts)).mentions : [])),
  )

const plainScarf =
  /^(?:(?:an?|her|the|always) )*(?:(?!wool|knit|long|warm|thick|silk|winter|stripy|striped)[\p{L}-]+ ){0,2}scarf$/iu

/** "White scarf", of an old woman of whose hair nobody tells: it is on the hair. */
function onHair(fact: Fact, facts: readonly Fact[]): Fact {
  const isOldWoman =
    facts.some((one) => one.kind === 'stage' && one.stage === 'elder') &&
    facts.some((one) => one.kind === 'pronoun' && one.pronoun === 'she')
  const isHairTold = facts.some(({ kind }) => kind === 'hair' || kind === 'headwear')
  return isOldWoman && !isHairTold && fact.kind === 'garment' && plainScarf.test(fact.words)
    ? { ...fact, kind: 'headwear' }
    : fact
}

/** What the facts draw of an animal, or of a toy that looks like one. */
export const saidOfAnimal = (facts: readonly Fact[]): SaidLook =>
  new SaidLook(
    (isRobot(facts) ? facts.flatMap(asRobot) : facts)
      .map(asCoat)
      .flatMap((fact) => (isLookFact(fact) ? readAnimalsFact(fact).mentions : [])),
  )

const isRobot = (facts: readonly Fact[]): boolean =>
  facts.some((fact) => fact.kind === 'being' && fact.being.sort === 'robot')
