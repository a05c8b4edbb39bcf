import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { iconEntries } from './icon-entries.ts'
import { type IconPath, readIconBody } from './read-icon-body.ts'

/**
 * Writes fluent-emoji.svg: the icons that the entries name, out of the nine megabytes of
 * `@iconify-json/fluent-emoji-flat`. `node packages/illustrator/src/props/icons/write-fluent-emoji.ts`
 */
const source = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json')
const { icons } = JSON.parse(readFileSync(source, 'utf8')) as { icons: Record<string, { body: string }> }

const wanted = [...new Set(Object.values(iconEntries).map(({ icon }) => icon))].sort()
const symbols = wanted.map((name) => symbol(name, readIconBody(bodyOf(name))))
const notice =
  '<!-- Fluent Emoji, Copyright (c) Microsoft Corporation, MIT License: see fluent-emoji-licence.txt.\n' +
  '     Each icon is 100 units tall, its foot in the middle at 0, 0. Written by write-fluent-emoji.ts. -->'
writeFileSync(
  fileURLToPath(new URL('fluent-emoji.svg', import.meta.url)),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${notice}\n${symbols.join('\n')}\n</svg>\n`,
)

function bodyOf(name: string): string {
  const icon = icons[name]
  if (!icon) throw new Error(`There is no icon "${name}".`)
  return icon.body
}

function symbol(name: string, paths: readonly IconPath[]): string {
  const lines = paths.map(
    ({ surface, fill, data }) => `<path class="${surface}" fill="${fill}" d="${data}"/>`,
  )
  return `<symbol id="${name}">${lines.join('')}</symbol>`
}
