import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { boundsOf } from '../../geometry/path.ts'
import { iconEntries } from './icon-entries.ts'
import { pathFromSvg } from './path-from-svg.ts'
import { readIconBody } from './read-icon-body.ts'

const square = '<path fill="#F00" d="M4 4h24v24H4z"/>'

test('an icon is 100 units tall and stands on 0, its middle at 0', () => {
  const [path] = readIconBody(`<g fill="none">${square}</g>`)
  expect(boundsOf([pathFromSvg(path?.data ?? '')])).toEqual({ left: -50, right: 50, top: -100, bottom: 0 })
  expect(path).toMatchObject({ fill: '#ff0000', surface: 'round' })
})

test('arcs, shorthands and circles become plain curves, and small parts lie on the large ones', () => {
  const paths = readIconBody(
    `${square}<circle cx="16" cy="16" r="2" fill="#00aa00"/><path fill="#0000aa" d="M8 8a2 2 0 1 0 4 0z"/>`,
  )
  expect(paths.map(({ surface }) => surface)).toEqual(['round', 'flat', 'flat'])
  for (const { data } of paths) expect(data).toMatch(/^[MLCZ\d.\- ]+$/i)
})

test('what is thin lies on a body as a mark, a handle that sticks out of it is a body', () => {
  const stripes = readIconBody(`${square}<path fill="#00aa00" d="M5 8h22v1h-22zM5 20h22v1h-22z"/>`)
  expect(stripes.map(({ surface }) => surface)).toEqual(['round', 'flat'])
  const handle = readIconBody(`${square}<path fill="#0000aa" d="M26 8l24 18l-1 1l-23 -18z"/>`)
  expect(handle.map(({ surface }) => surface)).toEqual(['round', 'round'])
})

test('an outline takes the colour of the group around it', () => {
  expect(readIconBody('<g fill="#123456"><path d="M0 0h4v4z"/></g>')[0]?.fill).toBe('#123456')
})

test.each([
  '<path fill="url(#a)" d="M0 0h4v4z"/>',
  '<path stroke="#000" fill="#fff" d="M0 0h4v4z"/>',
  '<path opacity=".5" fill="#fff" d="M0 0h4v4z"/>',
  '<defs><linearGradient id="a"/></defs>',
])('what is no plain filled outline is refused: %s', (body) => {
  expect(() => readIconBody(body)).toThrow()
})

test('the file holds the icons that things are drawn with, and no other', () => {
  const sprite = readFileSync(fileURLToPath(new URL('fluent-emoji.svg', import.meta.url)), 'utf8')
  const held = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name)
  expect(held).toEqual([...new Set(Object.values(iconEntries).map(({ icon }) => icon))].sort())
})
