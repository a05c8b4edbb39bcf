import { expect, test } from 'vitest'
import { readLook } from './read-look.ts'

function lookOf(details: string, name: string) {
  const look = readLook({ name, details })
  if (look.kind !== 'human') throw new Error(`${name} was read as ${look.kind}.`)
  return look
}

test('chooses unsaid traits by name and details, the same every time and not the same for everybody', () => {
  expect(lookOf('likes music', 'Noor')).toEqual(lookOf('likes music', 'Noor'))
  const skins = new Set(
    ['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal'].map((name) => lookOf('likes music', name).skin),
  )
  expect(skins.size).toBeGreaterThan(2)
})

test('another word in the details leaves what it does not speak of as it was', () => {
  const tilda = { name: 'Tilda', seed: 'Tilda' }
  const before = readLook({ ...tilda, details: 'A girl of 8 in a wheelchair' })
  for (const more of [', yellow glasses', '. Loves trains', ', a red hat'])
    expect(readLook({ ...tilda, details: `A girl of 8 in a wheelchair${more}` })).toEqual({
      ...before,
      glasses: more.includes('glasses') ? expect.any(String) : null,
      headwear: more.includes('hat') ? expect.anything() : null,
    })
})
