import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { projectRoot } from '../project-root.ts'
import { renamedFont } from './renamed-font.ts'

/** All words in the file's tables, the names of the font among them. */
async function wordsIn(path: string): Promise<string> {
  const font = await subsetFont(await readFile(join(projectRoot, path)), 'a', { targetFormat: 'sfnt' })
  const even = font.subarray(0, font.length - (font.length % 2))
  const odd = font.subarray(1, font.length - ((font.length - 1) % 2))
  return [even, odd].map((half) => Buffer.from(half).swap16().toString('utf16le')).join('')
}

const lora = 'node_modules/@fontsource-variable/lora/files/lora-latin-wght-normal.woff2'

test.each(['tale-plain', 'tale-italic-plain'])('%s, cut from Lora, does not call itself so', async (name) => {
  expect(await wordsIn(lora)).toContain('Lora-Regular')
  const words = await wordsIn(`apps/web/src/styles/fonts/${name}.woff2`)
  expect(words).toContain('Tale')
  expect(words).not.toMatch(/Lora[ -](Regular|Italic)/)
  expect(words).toContain('Copyright 2011 The Lora Project Authors')
})

test('a longer name is refused, for it would overwrite the next one', async () => {
  const font = await subsetFont(await readFile(join(projectRoot, lora)), 'a', { targetFormat: 'sfnt' })
  expect(() => renamedFont(font, 'Lora', 'Fables')).toThrow('Fables is not as long as Lora.')
})
