import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { numberInWords } from '../../packages/listener/src/text/number-words.ts'
import { baseOfIng, baseOfPast } from '../../packages/storyteller/src/figures/verbs.ts'
import { writeStory } from '../../packages/storyteller/src/storyteller.ts'
import { projectRoot } from '../project-root.ts'
import { type ExpectedFact, stemsOf } from './heard-facts.ts'

interface Line {
  name: string
  text: string
  facts: ExpectedFact[]
}

export interface ToldTraits {
  /** Traits that stand in the story of those who have them. */
  told: number
  all: number
  /** Characters of whom at least two were written down. */
  figures: number
  /** Those of them with at least two in the story. */
  withTwo: number
}

const traits =
  /^(?:age|like|dislike|fear|belonging|habit|skill|work|speech|trait|friend|pet|health|event|place|skin|hair|eyes|body|size|glasses|aid|headwear|garment)$/
const ages = ['Toddlers', 'Early Readers', 'Middle Childhood', 'Pre-Teens'] as const
const pages = [8, 10, 12, 6] as const

/**
 * How many traits of the characters of a set reach the text, two lines to a family, age groups and lengths by turns. A trait
 * is told where three of four of its content words stand in the story.
 */
export function toldTraits(set: string): ToldTraits {
  const file = join(projectRoot, 'packages/listener/lines', `${set}-character.json`)
  const lines: Line[] = JSON.parse(readFileSync(file, 'utf8'))
  const result: ToldTraits = { told: 0, all: 0, figures: 0, withTwo: 0 }
  for (let at = 0; at + 1 < lines.length; at += 2) {
    const family = lines.slice(at, at + 2)
    const words = stemsInStory(storyOf(family, at / 2))
    for (const { facts } of family) {
      const own = facts.filter(({ kind, about }) => about === undefined && traits.test(kind))
      const told = own.filter((fact) => isTold(fact, words)).length
      result.told += told
      result.all += own.length
      if (own.length >= 2) result.figures += 1
      if (own.length >= 2 && told >= 2) result.withTwo += 1
    }
  }
  return result
}

/** Of the text, and of the verbs whose past the text tells: "built" is "build", "sitting" "sit". */
function stemsInStory(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const bases = words.flatMap((word) => [baseOfPast(word), baseOfIng(word) ?? word])
  return new Set([...stemsOf(text), ...stemsOf(bases.join(' '))])
}

function storyOf(family: readonly Line[], turn: number): string {
  return writeStory({
    ageGroup: ages[turn % ages.length] ?? 'Early Readers',
    focus: { kind: 'moral', name: 'Kindness', description: 'Doing one small good thing.' },
    characters: family.map(({ name, text }) => ({ name, details: text })),
    additionalDetails: null,
    sceneCount: pages[turn % pages.length] ?? 10,
    seed: `traits ${turn}`,
    feedback: [],
    avoidPlots: [],
  }).text
}

function isTold({ kind, value }: ExpectedFact, words: ReadonlySet<string>): boolean {
  const said = kind === 'age' ? (numberInWords(Math.floor(Number.parseFloat(value))) ?? value) : value
  const stems = [...stemsOf(said)]
  return stems.filter((stem) => words.has(stem)).length >= Math.max(1, Math.ceil(stems.length * 0.75))
}
