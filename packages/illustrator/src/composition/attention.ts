import { findProp, isHandy } from '../props/find-prop.ts'
import type { Face, Pose } from '../scene-description.ts'
import type { Person } from './row.ts'

/** Where somebody turns: facing left or right, how far to the side, and up (-1) or down (1). */
export interface Attention {
  facing: -1 | 1
  /** 0 to the reader, 1 to the side, 2 away. */
  turn: number
  /** The same of the head, where it turns otherwise than the body. */
  headTurn?: number | undefined
  nod: number
}

/** What a row knows about its scene when it looks around. */
export interface Surroundings {
  /** On which side a thing will stand. */
  propSide: (noun: string) => -1 | 1
  /** Who looks into the distance is seen from behind. */
  fromBehind: boolean
  /** A close picture shows faces. */
  closeUp: boolean
  /** From where a parent wants everybody to be seen. */
  seenFrom?: 'front' | 'side' | 'behind' | undefined
  /** The name of whoever stands near with the others behind. */
  past?: string | undefined
  /** At another moment: who looked at the reader is half turned away. */
  rotated?: boolean
  /** The reader looks down on everybody. */
  fromAbove?: boolean
}

const above =
  /\b(up|sky|stars?|moon|sun|clouds?|birds?|doves?|kites?|roof|tree|heaven|rainbow|lanterns?|ceiling|balloons?)\b/
const below =
  /\b(down|floor|ground|seeds?|seedlings?|sprout|book|bible|paper|knot|crumbs?|pieces|flowers?|puddle|feet|shoes|water|notebook|dough)\b/
const distant =
  /\b(sky|stars?|moon|sunset|sunrise|heaven|rainbow|horizon|sea|ocean|lake|hills?|mountains?|valley|view|distance|city|lights|fireworks|fireflies)\b/
const outOfWindow = /^window(?: onto .+)?$/
const leaving = /\b(away|home|homewards?|far off|the road|the path)\b/
/** Whoever leaves a thing behind: "away from flags". */
const awayFrom = /^away from (.+)$/i

/** The thing that somebody leaves behind; null where they look at what they look at. */
export const leftBehind = (look = ''): string | null => awayFrom.exec(look)?.[1] ?? null

const moves = (pose: Pose): boolean => /^(walk|run|ride|carry|lead|hold-hands|stand|wave)$/.test(pose)

/** One sees that they look at it, and still the face. */
const TOWARDS_THING = 0.64
const BACK_HALF_TURNED = 1.62
/** Turned into the picture, so that the face is still seen. */
const INTO_PICTURE = 1.06
const BACK = 1.86

const turnsSeenFrom = { front: 0.14, side: 1, behind: BACK }

/** Where somebody turns: as the parent wants to see all, else to what they look at. */
export function attentionOf(
  person: Person,
  row: readonly Person[],
  index: number,
  surroundings: Surroundings,
): Attention {
  const attention = towardsTheirLook(person, row, index, surroundings)
  const { seenFrom, past, fromAbove, rotated } = surroundings
  if (past !== undefined && past === person.figure.name)
    return { ...attention, facing: index < (row.length - 1) / 2 ? 1 : -1, turn: INTO_PICTURE }
  if (fromAbove && person.figure.look === undefined) return { ...attention, turn: 0.4, nod: -0.3 }
  if (seenFrom !== undefined) return { ...attention, turn: turnsSeenFrom[seenFrom] }
  return rotated ? { ...attention, turn: turnedOn(attention.turn) } : attention
}

/** A breath later: who was seen from the side turns to the reader a little, who looked at the reader away. */
const turnedOn = (turn: number): number =>
  turn > 1.1 ? turn - 0.42 : turn > 0.7 ? 0.6 : turn > 0.4 ? turn + 0.26 : 0.52

function towardsTheirLook(
  { figure, look }: Person,
  row: readonly Person[],
  index: number,
  { propSide, fromBehind, closeUp }: Surroundings,
): Attention {
  const target = row.findIndex((other) => other.figure.name === figure.look)
  const other = row[target]
  if (other && target !== index) {
    const difference = eyeHeight(other) - eyeHeight({ figure, look })
    const mutual = other.figure.look === figure.name
    return {
      facing: target > index ? 1 : -1,
      turn: mutual && Math.abs(target - index) === 1 ? 0.88 : 0.64,
      nod: clamp(-difference / 260, -0.7, 0.7),
    }
  }
  const towardsMiddle = row.length === 1 ? 1 : index < (row.length - 1) / 2 ? 1 : -1
  const words = figure.look?.toLowerCase() ?? ''
  if (words === '' && figure.pose === 'pull' && figure.hold && !isHandy(figure.hold)) {
    return { facing: propSide(figure.hold), turn: 0.5, nod: 0 }
  }
  if (words === '') return { facing: towardsMiddle, turn: 0.14, nod: 0 }
  const left = leftBehind(words)
  if (left !== null) return { facing: findProp(left) && propSide(left) === 1 ? -1 : 1, turn: 0.7, nod: 0 }
  const mayTurnAway = !closeUp && figure.pose !== 'ride' && isSeenWithoutFace({ figure, look }, row, index)
  if (leaving.test(words) && moves(figure.pose)) {
    // All who leave go the same way.
    return { facing: 1, turn: mayTurnAway ? BACK : 0.6, nod: 0 }
  }
  const nod = above.test(words) ? -0.75 : below.test(words) ? 0.5 : 0
  const side = sideOf(words, propSide)
  if (outOfWindow.test(words)) return { facing: side ?? towardsMiddle, turn: INTO_PICTURE, nod: -0.4 }
  const turn = side === null ? 0.5 : TOWARDS_THING
  return {
    facing: side ?? towardsMiddle,
    turn: fromBehind && mayTurnAway && distant.test(words) ? BACK_HALF_TURNED : turn,
    nod,
  }
}

/**
 * Who is alone, who feels something and who comes second of those who look away shows a face: one back in a picture draws
 * the reader in, two are nobody.
 */
function isSeenWithoutFace({ figure }: Person, row: readonly Person[], index: number): boolean {
  const away = (person: Person): boolean => isAway(person.figure.look)
  return (
    calmEnough.has(figure.face) &&
    row.some((person) => !away(person)) &&
    row.findIndex((person) => away(person)) === index
  )
}

const isAway = (look = ''): boolean => leaving.test(look.toLowerCase()) || distant.test(look.toLowerCase())

const calmEnough: ReadonlySet<Face> = new Set<Face>(['calm', 'happy', 'tender', 'sleepy'])

function sideOf(words: string, propSide: Surroundings['propSide']): -1 | 1 | null {
  if (/\bleft\b/.test(words)) return -1
  if (/\bright\b/.test(words)) return 1
  return findProp(words) ? propSide(words) : null
}

const heights = { baby: 190, toddler: 235, child: 325, teen: 390, adult: 460, elder: 430 }

/** Roughly: enough to look up at a grown-up and down at a lamb. */
function eyeHeight({ figure, look }: Person): number {
  const standing = look.kind === 'human' ? heights[look.age] : 150
  return /^(sit|read|draw|hide|kneel|pray|garden)/.test(figure.pose)
    ? standing * 0.72
    : /^(lie|sleep)$/.test(figure.pose)
      ? 70
      : standing
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value))
