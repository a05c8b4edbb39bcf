import { isSamePlace } from '../telling/insertion.ts'
import { isNamedIn } from '../words/find-present.ts'
import { pointsBack } from './flow.ts'
import { rankOfThread } from './inner-seams.ts'
import { everyoneIn } from './moment.ts'
import { rankOfAnswer, type Seam } from './seams.ts'
import type { Weaver } from './weaver.ts'

/** What somebody can do in the middle of what the hero does: answer what was said, or do something before the next one acts. */
export type Stage = 'answer' | 'act'

/** What a place inside a scene is good for, if anything. */
export function stageOf({ rank, before, after }: Seam, { plan }: Weaver): Stage | undefined {
  const hero = plan.world.roles.get('hero')?.name
  if (!hero || !isNamedIn(before, hero)) return undefined
  if (rank === rankOfAnswer) return isSaidBy(hero, before) ? 'answer' : undefined
  const next = everyoneIn(plan).find(({ name }) => after.startsWith(`${name} `))?.name
  return rank === rankOfThread &&
    next &&
    !before.startsWith(`${hero}, `) &&
    isAct(after.slice(next.length + 1))
    ? 'act'
    : undefined
}

function isSaidBy(name: string, sentence: string): boolean {
  return ['said', 'asked', 'thought', 'called'].some(
    (verb) => sentence.includes(`${verb} ${name}`) || sentence.includes(`${name} ${verb}`),
  )
}

/** Somebody does something new: how things are, and what "it" is, belong to the sentence before. */
function isAct(predicate: string): boolean {
  return (
    !/^(?:was|were|is|are|had|has|have|did|does|could|can|meant|wanted|knew|would)\b/.test(predicate) &&
    !pointsBack(predicate) &&
    !/\b(?:its|too|rest)\b/.test(predicate)
  )
}

/** The stages of a page that nobody has taken yet. */
export function freeStages(weaver: Weaver, page: number): Set<Stage> {
  const free = (weaver.seams[page] ?? []).filter(
    (seam) => !weaver.insertions.some((insertion) => isSamePlace(insertion, seam)),
  )
  return new Set(free.flatMap((seam) => stageOf(seam, weaver) ?? []))
}
