import { expect, test } from 'vitest'
import { paths } from '../paths.ts'
import { createRoutes } from '../routes.tsx'
import { screenAddresses } from './screen-addresses.ts'

const addresses = screenAddresses(createRoutes())

test('every address of the product has a screen, and every screen is named once', () => {
  const mine = Object.values(paths).map((path) => path(':id', ':id').split('?')[0]?.replaceAll('%3A', ':'))

  const known = addresses.map((address) => address.replaceAll(/:\w+/g, ':id'))
  for (const path of mine) expect(known).toContain(path)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('a last word that may be left out makes two addresses; what stands for every other address is none', () => {
  const children = [{ index: true as const }, { path: 'read/:id?' }, { path: 'shelf' }, { path: '*' }]

  expect(screenAddresses([{ children }])).toEqual(['/', '/read', '/read/:id', '/shelf'])
})
