import { expect, test } from 'vitest'
import { listenToCharacter } from './listen-to-character.ts'

const surelyOf = (details: string): string[] =>
  listenToCharacter({ name: 'Zed', details }).facts.flatMap((fact) =>
    fact.certain && 'words' in fact ? [`${fact.kind}: ${fact.words}`] : [],
  )

test.each([
  ['red jersey number 10', 'garment: red jersey number 10'],
  ['boy, number 9 on a maroon jersey', 'garment: number 9 on a maroon jersey'],
  ['boy, 7, green jersey, number 12', 'garment: green jersey, number 12'],
  ['boy, shirt no 7', 'garment: shirt no 7'],
  ['10 y/o, tan skin, buzz cut, orange soccer jersey number 7', 'garment: orange soccer jersey number 7'],
  ['6, pale with a strawberry-blonde bob', 'skin: pale'],
  ['6, pale with a strawberry-blonde bob', 'hair: strawberry-blonde bob'],
  ['a small robot on one wheel who beeps when happy', 'body: one wheel'],
])('of “%s” it is sure: %s (LN-37)', (details, fact) => {
  expect(surelyOf(details)).toContain(fact)
})
