import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../project-root.ts'
import { plainFonts } from './plain-fonts.ts'

const styles = readFileSync(join(projectRoot, 'apps/web/src/styles/fonts.css'), 'utf8')

/** What the browser is told about the font in this file. */
function faceOf(name: string): string {
  return styles.split('@font-face').find((face) => face.includes(`/${name}.woff2`)) ?? ''
}

/** The letters of 'U+0020-0022, U+0024'. */
function lettersOf(range: string): string[] {
  return [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(([, first = '', last = first]) => {
    const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)]
    return Array.from({ length: to - from + 1 }, (_, place) => String.fromCodePoint(from + place))
  })
}

test.each(plainFonts)(
  'the browser asks $name for the letters and weights it has',
  ({ name, letters, weights }) => {
    const face = faceOf(name)
    const range = /unicode-range:([^;]+);/.exec(face)?.[1] ?? ''
    expect(lettersOf(range)).toEqual([...letters])
    const weight = typeof weights === 'number' ? `${weights}` : `${weights.min} ${weights.max}`
    expect(face).toContain(`font-weight: ${weight};`)
  },
)
