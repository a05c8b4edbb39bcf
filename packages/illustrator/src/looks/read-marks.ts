import type { Fact } from '@faith-fables/listener'
import { clothColours } from './colour-words.ts'
import type { HumanLook } from './look.ts'
import type { Mark } from './mark.ts'
import { paintOf } from './said-colour.ts'
import type { SaidLook } from './said-look.ts'

/** Beings that look like people and fly. */
const winged = new Set([
  'fairy',
  'faerie',
  'angel',
  'archangel',
  'cherub',
  'pixie',
  'sprite',
  'guardian angel',
  'flower fairy',
  'tooth fairy',
  'fairy princess',
  'fairy queen',
])

/** Who has the tail of a fish instead of legs. */
export const tailed = /\b(?:mermaid|merman|merboy|mermaids)$/

/** What is drawn on face, body, arms and legs; each kind once. Their left is the reader's right. */
export function marksOf(said: SaidLook, facts: readonly Fact[]): Mark[] {
  const isElder = facts.some((fact) => fact.kind === 'stage' && fact.stage === 'elder')
  const marks = said.all('mark').map(
    ({ piece, colour, side, pattern, trim }): Mark => ({
      // A grandfather's braces hold his trousers.
      kind: isElder && piece.kind === 'braces' ? 'suspenders' : piece.kind,
      colour:
        (colour && paintOf(colour, clothColours)) ??
        (isElder && piece.kind === 'braces' ? '#b5483f' : piece.colour),
      side: side ? (side === 'left' ? 1 : -1) : (piece.side ?? 1),
      ...placeOnFace(piece.kind, facts),
      ...(pattern && { print: { pattern, colour: (trim && paintOf(trim, clothColours)) ?? '#fdf0b8' } }),
    }),
  )
  const being = facts.find((fact) => fact.kind === 'being')?.being
  const flies = being !== undefined && being.sort !== 'human' && winged.has(being.noun)
  const swims = being !== undefined && being.sort !== 'human' && tailed.test(being.noun)
  const all = [
    ...(swims ? marks : marks.filter(({ kind }) => kind !== 'fish-tail')),
    ...(flies ? [{ kind: 'wings', colour: '#e4eef4', side: 1 } as const] : []),
    ...(swims ? [{ kind: 'fish-tail', colour: '#3aa6a0', side: 1 } as const] : []),
  ]
  return all.filter(({ kind }, at) => all.findIndex((other) => other.kind === kind) === at)
}

/** "A small scar on the chin", "a mole on her left cheek". */
function placeOnFace(kind: Mark['kind'], facts: readonly Fact[]): Pick<Mark, 'at'> {
  if (kind !== 'scar' && kind !== 'mole') return {}
  const words = facts.flatMap((fact) => ('words' in fact ? [fact.words.toLowerCase()] : []))
  const said = words.find((one) => (kind === 'mole' ? /mole|beauty spot/ : /scar/).test(one)) ?? ''
  const at = /\b(cheek|chin|forehead)\b/.exec(said)?.[1]
  return at === 'cheek' || at === 'chin' || at === 'forehead' ? { at } : {}
}

export function sizeOf(said: SaidLook): HumanLook['size'] {
  const sizes = said.all('size').map(({ piece }) => piece)
  const limited = (value: number, most: number) => Math.max(0.8, Math.min(most, value))
  return {
    height: limited(
      sizes.reduce((all, { height }) => all * height, 1),
      1.18,
    ),
    breadth: limited(
      sizes.reduce((all, { breadth }) => all * breadth, 1),
      1.26,
    ),
  }
}
