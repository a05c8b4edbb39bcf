import { expect, test } from 'vitest'
import { listenToCharacter } from '../listen-to-character.ts'
import { seeThings } from './see-things.ts'

/** "hair «short red hair» length short colour red": a line for each thing. */
const see = (details: string) =>
  seeThings(listenToCharacter({ name: 'Kim', details }), details).map(({ slot, is, span, parts }) =>
    [
      `${slot} ${is}`,
      span ? `«${details.slice(...span)}»` : '-',
      ...parts.map((part) => `${part.is} ${part.words}`),
    ].join(' '),
  )

test.each([
  ['a girl of 8', ['who girl «girl»', 'age 8 «of 8»']],
  ['She is 8', ['who girl -', 'age 8 «8»']],
  ['My son, six', ['who boy -', 'age 6 «six»']],
  ['a child (they)', ['who child «child» pronoun they']],
  ['knits', ['who  -']],
])('who somebody is and how old, in %j', (details, seen) => {
  expect(see(details)).toEqual(seen)
})

test.each([
  ['short red curly hair with beads', 'hair hair «short red curly hair» length short colour red form curls'],
  ['a ponytail', 'hair ponytail «ponytail» form ponytail'],
  ['bald', 'hair bald «bald» form bald'],
  ['Dark skin', 'skin skin «Dark skin» colour dark'],
  ['hazel eyes', 'eyes eyes «hazel eyes» colour hazel'],
  ['a red T-shirt with dots', 'top t-shirt «red T-shirt» colour red'],
  ['a blue striped dress', 'top dress «blue striped dress» colour blue pattern striped'],
  ['blue jeans', 'bottom jeans «blue jeans» colour blue'],
  ['green wellies', 'shoes wellies «green wellies» colour green'],
  ['a yellow cap', 'hat cap «yellow cap» colour yellow'],
  ['in a wheelchair with painted wheels', 'extra wheelchair «wheelchair»'],
  ['freckles', 'extra freckles «freckles»'],
])('%j is found where it stands, with its parts', (details, seen) => {
  expect(see(`8, ${details}`)).toContain(seen)
})

test('an animal has a coat, and something around its neck', () => {
  expect(see('a dog, white fur, a red bow tie')).toEqual([
    'who dog «dog»',
    'coat fur «white fur» colour white',
    'neckwear bow tie «red bow tie» colour red',
  ])
})
