import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reportPrompt, writeStory } from '../../packages/storyteller/src/storyteller.ts'
import { projectRoot } from '../project-root.ts'
import type { Figure } from './figure.ts'
import { type ExpectedFact, stemsOf } from './heard-facts.ts'

interface Line {
  text: string
  cast: { name: string; details?: string }[]
  facts: ExpectedFact[]
}

const ages = ['Toddlers', 'Early Readers', 'Middle Childhood', 'Pre-Teens'] as const
const pages = [8, 10, 12, 6] as const
const used = /^(?:told|told in part|followed|in the pictures)$/

/** What Additional Details come to, told in families of their own, age groups and lengths by turns. */
export function figuresOfDetails(set: string): Figure[] {
  const file = join(projectRoot, 'packages/listener/lines', `${set}-details.json`)
  const lines: Line[] = JSON.parse(readFileSync(file, 'utf8'))
  const reports = lines.map((line, turn) => ({ line, report: reportOf(line, turn) }))
  const sentences = reports.flatMap(({ report }) => report)
  const changing = reports.filter(({ report }) => report.some(({ outcome }) => used.test(outcome)))
  const expected = reports.flatMap(({ line, report }) =>
    line.facts.map((fact) => isNamed(fact, report.map(({ words }) => words).join(' '))),
  )
  const figure = (name: string, part: number, whole: number, atLeast?: number): Figure => ({
    name: `${set}: ${name}`,
    measured: Math.round((1000 * part) / Math.max(1, whole)) / 10,
    unit: '',
    ...(atLeast !== undefined && { target: { atLeast } }),
  })
  return [
    figure('details that change something, %', changing.length, lines.length, 50),
    figure(
      'sentences of details that are told or followed, %',
      sentences.filter(({ outcome }) => used.test(outcome)).length,
      sentences.length,
    ),
    figure(
      'things in details that are named to the parent, %',
      expected.filter(Boolean).length,
      expected.length,
      98,
    ),
  ]
}

function reportOf({ text, cast }: Line, turn: number) {
  const request = {
    ageGroup: ages[turn % ages.length] ?? 'Early Readers',
    focus: { kind: 'moral', name: 'Kindness', description: 'Doing one small good thing.' },
    characters: cast.slice(0, 4).map(({ name, details }) => ({ name, details: details ?? '' })),
    additionalDetails: text,
    sceneCount: pages[turn % pages.length] ?? 10,
    seed: `details ${turn}`,
    feedback: [],
    avoidPlots: [],
  } as const
  return reportPrompt(request, writeStory(request)).filter(({ about }) => about === null)
}

/** Whether most words of weight stand in what the parent reads of it, used or not. */
function isNamed({ value }: ExpectedFact, shown: string): boolean {
  const stems = stemsOf(shown)
  const wanted = [...stemsOf(value)]
  return wanted.filter((stem) => stems.has(stem)).length >= wanted.length / 2
}
