import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { endpoints } from './endpoints.ts'

test('every call of a room stands in the one table, and no two rooms have a call of one name', async () => {
  const rooms = await Promise.all(
    globSync('*/*-endpoints.ts', { cwd: import.meta.dirname }).map((file) => import(`./${file}`)),
  )
  const names = rooms.flatMap((room) => Object.values<object>(room).flatMap((calls) => Object.keys(calls)))
  expect(names.toSorted()).toEqual(Object.keys(endpoints).toSorted())
})
