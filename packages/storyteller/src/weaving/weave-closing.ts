import { operationsOf } from '../feedback/operation.ts'
import { closingLines } from './closing-lines.ts'
import { atTheEnd, comforter } from './weave-wishes-of-tone.ts'
import { tellOne, type Weaver } from './weaver.ts'

/** "End with a prayer": what is asked for is said last. */
export function weaveClosing(weaver: Weaver): void {
  const last = weaver.moments.at(-1)
  const asked = new Set(operationsOf(weaver.plan.operations, 'closing').map(({ closing }) => closing))
  for (const closing of asked) {
    const all = closingLines[closing][weaver.plan.world.age]
    const lines = weaver.plan.world.roles.get('hero')?.kind === 'human' ? all : all.filter(isOfAnybody)
    const text = tellOne(
      weaver,
      lines,
      { roles: { other: comforter(weaver) } },
      weaver.random(`closing/${closing}`),
    )
    if (last && text) weaver.insertions.push(atTheEnd(last, text))
  }
}

/** An animal folds no hands. */
const isOfAnybody = (line: string): boolean =>
  !/\b(?:hands?|arms?|forehead|hair|lips|heels|teeth|head)\b/i.test(line)
