import { operationsOf } from '../feedback/operation.ts'
import { type ValueLines, valueLines } from './values/value-lines.ts'
import { weave } from './weave.ts'
import { otherOn, pagesWithCompany } from './weave-wishes-of-tone.ts'
import { choicePage, tellOne, type Weaver } from './weaver.ts'

/** More about a value is one talk before the choice and one after it, where somebody is there to talk with. */
export function weaveValues(weaver: Weaver): void {
  const values = operationsOf(weaver.plan.operations, 'emphasis').flatMap((operation) =>
    operation.values.slice(0, 2),
  )
  const choice = choicePage(weaver)
  for (const [index, value] of [...new Set(values)].entries()) {
    const pages = pagesWithCompany(weaver)
    const before = pages.filter(({ page }) => page < choice).at(-1 - index) ?? weaver.moments[0]
    const after = pages.filter(({ page }) => page > choice).at(index) ?? weaver.moments.at(-1)
    for (const [turn, line] of linesForAge(valueLines[value], weaver).entries()) {
      const moment = turn === 0 ? before : after
      const text =
        moment && tellOne(weaver, [line], { roles: { other: otherOn(weaver, moment) } }, weaver.random(value))
      if (moment && text) weave(weaver, moment.page, text)
    }
  }
}

function linesForAge(lines: ValueLines, { plan }: Weaver): readonly string[] {
  if (plan.world.age === 'toddlers') return [lines.toddlers]
  return plan.world.age === 'early' ? lines.early : lines.older
}
