import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../project-root.ts'
import { findEmoji } from './find-emoji.ts'
import { findRawColours } from './find-raw-colours.ts'

const web = 'apps/web'
const tokens = `${web}/src/styles/tokens.css`

/** What a search finds in the files of these patterns, one line each; tests are no part of what is seen. */
function foundIn(patterns: string[], find: (source: string) => string[]): string[] {
  const files = globSync(patterns, { cwd: projectRoot }).filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(0)
  return files.flatMap((file) =>
    find(readFileSync(join(projectRoot, file), 'utf8')).map((found) => `${file}: ${found}`),
  )
}

test('the interface speaks in words and drawings: no emoji stands in it (D-50)', () => {
  const sources = [`${web}/index.html`, `${web}/src/**/*.{ts,tsx,css,svg}`, 'packages/contract/src/**/*.ts']
  expect(foundIn(sources, findEmoji)).toEqual([])
})

test('every colour of the interface is one of styles/tokens.css; a new one is named there (D-50)', () => {
  const sources = [`${web}/src/**/*.{css,tsx}`]
  const strangers = foundIn(sources, findRawColours).filter((found) => !found.startsWith(tokens))
  expect(strangers).toEqual([])
})

test('a file is asked for in one place only, the parent’s own profile picture, and no camera anywhere (D-43)', () => {
  const asks = (source: string) =>
    source.match(/type="file"|<FileButton\b|showOpenFilePicker|\bvideo: |getDisplayMedia/g) ?? []
  expect(foundIn([`${web}/src/**/*.{ts,tsx}`], asks).toSorted()).toEqual([
    `${web}/src/screens/profile/information/profile-picture-form.tsx: <FileButton`,
    `${web}/src/ui/buttons/file-button.tsx: type="file"`,
  ])
})

describe('what counts', () => {
  test.each([
    ['a { color: #fff8ec; border: 1px solid rgb(1 2 3) }', ['#fff8ec', 'rgb(1 2 3)']],
    ['a { box-shadow: 0 1px 2px rgb(92 54 22 / 0.1); color: var(--color-ink) }', []],
    ['/* 4.3:1 on #fff8ec */ a { mask: linear-gradient(black, transparent) }', []],
  ])('as a raw colour in %s', (source, expected) => {
    expect(findRawColours(source)).toEqual(expected)
  })

  test.each([
    ['© 2026 “Faith Fables” – 4.5:1 → on', []],
    ['Well done \u{1F389} \u{2764}\u{FE0F}', ['\u{1F389}', '\u{2764}', '\u{FE0F}']],
  ])('as an emoji in %s', (text, expected) => {
    expect(findEmoji(text)).toEqual(expected)
  })
})
