import { expect, test } from 'vitest'
import { readRequest } from '../plan/read-request.ts'
import { aStoryRequest } from '../testing/story-requests.ts'

type Cast = readonly (readonly [name: string, details: string])[]

function pronounsOf(cast: Cast, additionalDetails: string): string[] {
  const characters = cast.map(([name, details]) => ({ name, details }))
  return readRequest(aStoryRequest({ characters, additionalDetails })).characters.map(
    ({ pronoun }) => pronoun,
  )
}

const kit: Cast = [
  ['Kit', '9 years old, blue hoodie'],
  ['Aisha', 'wears a pink hijab'],
]

test.each([
  [kit, 'First day at a new school, he forgot his lunch box.', 'he'],
  [kit, 'Kit and Aisha are late. He forgot his lunch box.', 'he'],
  [kit, 'Aisha gives him half of her bread.', 'he'],
  [kit, 'His dog is ill.', 'he'],
  [[['Kit', '6']], 'Her dog Rufus ran away', 'she'],
  [
    [
      ['Kit', '6'],
      ['Bolt', 'a robot she built with her dad, body is a biscuit tin'],
    ],
    '',
    'she',
  ],
  [
    [
      ['Kit', '6'],
      ['Lento', 'her pet tortoise, eats hibiscus'],
    ],
    '',
    'she',
  ],
  [
    [
      ['Kit', '6'],
      ['Nöpö', 'his stuffed elephant, grey corduroy'],
    ],
    '',
    'he',
  ],
  [
    [
      ['Kit', '6'],
      ['Rex', 'a dog who found her way home'],
    ],
    '',
    'they',
  ],
  [
    [
      ['Kit', '6'],
      ['Emma', 'his big sister, 9'],
    ],
    '',
    'he',
  ],
  [
    [
      ['Kit', '6'],
      ['Ben', '11, her best friend'],
    ],
    '',
    'she',
  ],
  [
    [
      ['Kit', '6'],
      ['Rex', 'a dog'],
    ],
    'He lost a tooth',
    'he',
  ],
  [
    [
      ['Kit', '6'],
      ['Robin', '7'],
    ],
    'Robin has a boat. She can sail.',
    'they',
  ],
  [
    [
      ['Kit', '6'],
      ['Ben', '7'],
    ],
    'He lost a tooth.',
    'they',
  ],
  [[['Kit', '6, they love puddles']], 'He lost a tooth.', 'they'],
  [kit, 'The new teacher is strict, but he is kind.', 'they'],
  [kit, 'Our dog is ill. He has to rest.', 'they'],
  [kit, 'God is with us. He is near.', 'they'],
  [kit, 'Jesus is with us. He is near.', 'they'],
  [[['Kit', '6']], 'He is shy. She is loud.', 'they'],
] as const)('%j with "%s": the hero is %s', (cast, words, pronoun) => {
  expect(pronounsOf(cast, words)[0]).toBe(pronoun)
})

test('a name just before tells who is meant', () => {
  const cast: Cast = [
    ['Kit', '6'],
    ['Robin', '7'],
  ]
  expect(pronounsOf(cast, 'Robin has a boat, and she can sail.')).toEqual(['they', 'she'])
  expect(pronounsOf(cast, 'Kit and Robin have a boat, and she can sail.')).toEqual(['they', 'they'])
})
