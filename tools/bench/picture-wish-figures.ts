import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PictureReport, reviseScene } from '@faith-fables/illustrator'
import { type CastMember, listenToPictureWish } from '../../packages/listener/src/listener.ts'
import { projectRoot } from '../project-root.ts'
import type { Figure } from './figure.ts'
import { type ExpectedFact, stemsOf } from './heard-facts.ts'
import { comparePictureWishes } from './heard-picture-wishes.ts'
import { sceneOfLine } from './scene-of-line.ts'

interface PictureLine {
  text: string
  scene: string
  cast: CastMember[]
  facts: ExpectedFact[]
}

const folder = join(projectRoot, 'packages/listener/lines')

/** How many of the operations that a parent's words about a picture ask for are understood and done, and what is said of the rest. */
export function figuresOfPictureWishes(set: string): Figure[] {
  const lines: PictureLine[] = JSON.parse(readFileSync(join(folder, `${set}-picture-feedback.json`), 'utf8'))
  const results = lines.map(({ text, scene, cast, facts }) => {
    const inPicture = cast.map(({ name }) => name).filter((name) => scene.includes(name))
    const here = cast.map((one) => ({ ...one, isInPicture: inPicture.includes(one.name) }))
    const heard = listenToPictureWish({ words: text, cast: here })
    const { report } = reviseScene(sceneOfLine({ scene, cast }), cast, text)
    return { report, comparison: comparePictureWishes(facts, heard, inPicture) }
  })
  const understood = results.flatMap(({ comparison, report }) =>
    comparison.understood.map(({ heard }) => ({ ...heard, outcome: outcomeOf(heard.clause.words, report) })),
  )
  const missed = results.flatMap(({ comparison, report }) =>
    comparison.missed.map((value) => ({ value, report })),
  )
  const undone = results.flatMap(({ comparison, report }) =>
    comparison.understood
      .filter(({ heard }) => outcomeOf(heard.clause.words, report) !== 'done')
      .map(({ expected }) => ({ value: expected, report })),
  )
  const certain = understood.filter(({ clause }) => clause.certain)
  const wrong = results.flatMap(({ comparison }) => comparison.surelyWrong)
  const all = understood.length + missed.length
  const figure = (name: string, part: number, whole: number, target?: Figure['target']): Figure => ({
    name: `${set}, wishes about a picture: ${name}, %`,
    measured: Math.round((1000 * part) / Math.max(1, whole)) / 10,
    unit: '',
    ...(target && { target }),
  })
  const told = [...missed, ...undone]
  return [
    figure('understood', understood.length, all, { atLeast: 65 }),
    figure('understood for sure', certain.length, all),
    figure('understood and done', understood.filter(({ outcome }) => outcome === 'done').length, all, {
      atLeast: 65,
    }),
    figure(
      'understood and done, whole or in part',
      understood.filter(({ outcome }) => outcome !== 'not done').length,
      all,
    ),
    figure('sure ones that are right', certain.length, certain.length + wrong.length),
    figure('not done, and told so', told.filter(isTold).length, told.length, { atLeast: 98 }),
  ]
}

const outcomeOf = (words: string, report: PictureReport) =>
  report.find((one) => one.words === words)?.outcome ?? 'not done'

/** A clause that speaks of it is told as not done, or done in part; or nothing at all is told as done. */
function isTold({ value, report }: { value: string; report: PictureReport }): boolean {
  const shown = report.filter(({ outcome }) => outcome !== 'done')
  const stems = stemsOf(value)
  return (
    shown.some(({ words }) => [...stemsOf(words)].some((stem) => stems.has(stem))) ||
    shown.length === report.length
  )
}
