import { decidePronouns } from '../details/decide-pronouns.ts'
import type { Detail } from '../details/detail.ts'
import { operationsInDetails } from '../details/operations-in-details.ts'
import { cleanDetails, readDetails, type StoryDetails } from '../details/read-details.ts'
import { applyCastChanges, type Character } from '../feedback/apply-cast-changes.ts'
import { type Operation, operationsOf } from '../feedback/operation.ts'
import type { FigureFact } from '../figures/figure-fact.ts'
import { readFigure } from '../figures/read-figure.ts'
import type { StoryFigure } from '../figures/story-figure.ts'
import type { Age } from '../plots/plot.ts'
import type { ValueId } from '../scripture/moral-values.ts'
import { ageOf, type StoryRequest } from '../story-request.ts'
import { gatherDetails, withLooks, withNewcomers } from './gather-details.ts'
import { shiftAge } from './shift-age.ts'

/** What the parent asks for, in the words of characters, details and feedback. */
export interface Asked {
  age: Age
  /** What feedback asks for, and wishes about the telling among the details. */
  operations: readonly Operation[]
  /** Values of which there is to be more. */
  emphasis: readonly ValueId[]
  characters: StoryFigure[]
  /** The parent's characters in words, after all that was asked about them. */
  cast: Character[]
  wishes: Detail[]
  /** The wishes without what is told of these facts beside the plot. */
  wishesWithout(acting: ReadonlySet<FigureFact>): Detail[]
  details: StoryDetails
  avoided: readonly string[]
  renamings: readonly { from: string; to: string }[]
}

export function readRequest(request: StoryRequest, feedback: readonly Operation[] = []): Asked {
  const words = cleanDetails(request.additionalDetails)
  const operations = [...operationsInDetails(words, request.characters), ...feedback]
  const changed = applyCastChanges(request.characters, words, operations)
  const named = readFigures(changed.characters, changed.words)
  const details = readDetails(changed.words, named)
  const age = shiftAge(ageOf(request.ageGroup), operations)
  const gather = (figures: readonly StoryFigure[]) =>
    gatherDetails(details, operations, figures, changed.avoided, { age, pages: request.sceneCount })
  const wishes = gather(named)
  return {
    age,
    operations,
    emphasis: operationsOf(feedback, 'emphasis').flatMap(({ values }) => values),
    characters: withNewcomers(named, wishes).map((figure) => withLooks(figure, wishes)),
    cast: changed.characters,
    wishes,
    wishesWithout: (acting) => gather(named.map((figure) => withoutFacts(figure, acting))),
    details,
    avoided: changed.avoided,
    renamings: changed.renamings,
  }
}

function withoutFacts(figure: StoryFigure, facts: ReadonlySet<FigureFact>): StoryFigure {
  return { ...figure, facts: figure.facts.filter((fact) => !facts.has(fact)) }
}

/** Each by their own words first; then what is said of the others and elsewhere decides who is still open. */
function readFigures(characters: readonly Character[], elsewhere: string): StoryFigure[] {
  const figures = characters.map((character) => readFigure(character, elsewhere))
  const decided = decidePronouns(figures, elsewhere)
  return characters.map((character) => {
    const pronoun = decided.get(character.name)
    return readFigure({ ...(pronoun && { pronoun }), ...character }, elsewhere)
  })
}
