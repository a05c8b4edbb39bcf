import { listenToCharacter, type SaidFact, saidFacts } from '@faith-fables/listener'
import type { WrittenStory } from '../story-request.ts'
import { pageOf } from './page-of.ts'
import type { Outcome, PromptReport } from './prompt-outcome.ts'

/** What became of each thing that a parent wrote of a character, beside who it is. */
export function reportCharacter(
  { name, details }: { name: string; details: string },
  { pages }: WrittenStory,
): PromptReport {
  const heard = listenToCharacter({ name, details })
  const withThem = pages.map(({ text }) => ({ text: text.includes(name) ? text : '' }))
  return saidFacts(heard, details).map(({ words, sort }) => {
    const page = sort === 'unsure' ? null : pageOf(words, withThem)
    const outcome = heard.otherLanguage ? 'another language' : page ? 'told' : untold[sort]
    return { about: name, words, outcome, page }
  })
}

const untold: Readonly<Record<SaidFact['sort'], Outcome>> = {
  look: 'in the pictures',
  life: 'left out',
  unsure: 'not understood',
}
