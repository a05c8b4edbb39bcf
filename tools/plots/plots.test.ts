import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { projectRoot } from '../project-root.ts'
import { filesOutOfStep } from './compile-plots.ts'
import { readPlot } from './read-plots.ts'

test('what the storyteller loads says what the files say: if not, run npm run plots', () => {
  expect(filesOutOfStep()).toEqual([])
})

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plots-'))
  const plots = join(projectRoot, 'packages/storyteller/plots')
  cpSync(join(plots, 'verse-shown.yaml'), join(folder, 'verse-shown.yaml'))
  cpSync(join(plots, 'two-halves'), join(folder, 'two-halves'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

/** What is said when these words of a file are others. */
function faultOf(file: string, words: string | RegExp, others: string): string {
  const path = join(folder, 'two-halves', file)
  const text = readFileSync(path, 'utf8')
  const changed = text.replace(words, others)
  expect(changed).not.toBe(text)
  writeFileSync(path, changed)
  try {
    readPlot('two-halves', folder)
    return 'nothing'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const lineOf = (file: string, words: RegExp): number =>
  readFileSync(join(folder, 'two-halves', file), 'utf8')
    .split('\n')
    .findIndex((line) => words.test(line)) + 1

test.each([
  ['a misspelt role', 'people.yaml', 'role: hero', 'role: heroe', /0 > role: Invalid option/],
  [
    'a misspelt pose',
    'beats/1-quarrel.yaml',
    /hero, [a-z-]+, /,
    'hero, somersault, ',
    /A line of the cast says/,
  ],
  ['a value that is none', 'plot.yaml', /id: [a-z-]+/, 'id: greed', /values > 0 > id: Invalid option/],
  ['a field too many', 'plot.yaml', 'titles:', 'moral: share!\ntitles:', /Unrecognized key: "moral"/],
  [
    'a bracket that is not closed',
    'plot.yaml',
    /suits:\n {2}- .*/,
    'suits:\n  - (torn',
    /no regular expression/,
  ],
])('%s is told with file and line', (_what, file, words, others, said) => {
  const fault = faultOf(file, words, others)
  expect(fault).toMatch(said)
  expect(fault).toMatch(new RegExp(`two-halves/${file}:\\d+ `))
})

test('the line is the one where it stands', () => {
  const line = lineOf('people.yaml', /^- role: friend/)
  expect(faultOf('people.yaml', 'role: friend', 'role: freind')).toContain(`people.yaml:${line} `)
})

test('broken YAML is told with its line', () => {
  expect(faultOf('plot.yaml', 'titles:', 'titles: [')).toMatch(/plot\.yaml:\d+ \S/)
})

test('a scene that no file names is told', () => {
  const file = 'beats/4-words.yaml'
  expect(faultOf(file, /shows: \w+/, 'shows: nowhere')).toMatch(/4-words\.yaml: there is no scene "nowhere"/)
})
