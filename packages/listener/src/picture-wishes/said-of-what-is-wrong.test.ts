import { expect, test } from 'vitest'
import { listenToPictureWish } from './listen-to-picture-wish.ts'

const cast = [
  { name: 'Leo', details: 'boy, 5', pronoun: 'he' as const, isInPicture: true },
  { name: 'Nana Ruth', details: 'his grandmother', pronoun: 'she' as const, isInPicture: true },
]
const heard = (words: string) =>
  listenToPictureWish({ words, cast }).clauses.flatMap(({ certain, wishes }) => (certain ? wishes : []))

test('who asks where something is, or says how it wrongly is, gets the opposite (LN-19)', () => {
  expect(heard('no life vest?!')).toMatchObject([{ kind: 'wears', words: 'life vest' }])
  expect(heard('no umbrella?')).toMatchObject([{ kind: 'add-thing', thing: 'umbrella' }])
  expect(heard('no hat please')).toMatchObject([{ kind: 'leaves-off', words: 'hat' }])
  expect(heard('his eyes are closed, open them')).toMatchObject([{ kind: 'pose', wanted: false }])
  expect(heard('eyes open please')).toMatchObject([{ kind: 'pose', wanted: false }])
  expect(heard('her eyes should be closed')).toMatchObject([{ kind: 'pose', wanted: true }])
})

test('what is said of one thing is not done to another (LN-19)', () => {
  expect(heard('no life vest?! give him an orange one')).toHaveLength(1)
  expect(heard('the can is bigger than my daughter, reduce it')).toEqual([
    { kind: 'size', what: 'can', to: 'smaller' },
  ])
  expect(heard('shrink her a touch')).toEqual([{ kind: 'size', what: 'Nana Ruth', to: 'smaller' }])
  expect(heard('fewer bats, 3 is plenty')).toEqual([{ kind: 'amount', to: 'fewer', of: 'bats', count: 3 }])
})

test('what is put on without a name is put on who was spoken of, and what is worn stays with its wearer (LN-21)', () => {
  expect(heard('make Leo darker. no hat?!')[1]).toMatchObject({ kind: 'wears', who: ['Leo'], words: 'hat' })
  expect(heard('Nana Ruth should smile. a blue scarf please')[1]).toMatchObject({ who: ['Nana Ruth'] })
  expect(heard('Leo should smile. the headscarf should be blue')[1]).toMatchObject({ kind: 'wears', who: [] })
  expect(heard('a blue hat')).toMatchObject([{ kind: 'wears', who: [] }])
})

test('somebody who is there twice is a mistake (LN-19)', () => {
  expect(heard('there are two Leos')).toMatchObject([{ kind: 'mistake' }])
  expect(heard('two of Nana Ruth?!')).toMatchObject([{ kind: 'mistake' }])
})

test('whose skin is meant, the light of the picture is not (LN-21)', () => {
  expect(heard('Why is my son looking so light? Make him darker')).toMatchObject([
    { kind: 'wears', who: ['Leo'], noun: 'skin' },
  ])
  expect(heard('make the room darker')).toMatchObject([{ kind: 'light', to: 'darker' }])
})

test('what is said to be there, and wrongly, is not asked for (LN-21)', () => {
  expect(heard('Leo’s looking at the camera, have him look at the bird')).toEqual([
    { kind: 'look-at', who: ['Leo'], at: 'bird' },
  ])
  expect(heard('it’s morning and you made night')).toMatchObject([{ kind: 'time', words: 'morning' }])
  expect(heard('I loved it!! only the dog, he has the tail of a cat').map(({ kind }) => kind)).not.toContain(
    'remove-thing',
  )
  expect(heard('that owl, get shot of it')).toEqual([])
  expect(heard('Tidy!')).toEqual([])
  expect(heard('Happy with it')).toEqual([])
  expect(heard('Her grin’s perfect')).toEqual([])
  expect(heard('The snail, one does not see it! Make it more big')).toEqual([
    { kind: 'size', what: 'snail', to: 'bigger' },
  ])
})

test('what is said of one thing takes nothing else away, and sets no scene (LN-23)', () => {
  expect(heard('a cat in the carrier. soldiers in the back, remove')).toContainEqual(
    expect.objectContaining({ kind: 'remove-thing', thing: 'soldiers' }),
  )
  expect(heard('a cat in the carrier. soldiers in the back, remove')).not.toContainEqual(
    expect.objectContaining({ kind: 'remove-thing', thing: 'cat' }),
  )
  expect(heard('so lose the clouds')).not.toContainEqual(
    expect.objectContaining({ kind: 'weather', wanted: true }),
  )
  expect(heard('In January is no sun at noon like this')).toEqual([])
  expect(heard('put that on the sign').filter(({ kind }) => kind === 'place')).toEqual([])
  expect(
    heard('Hair is pale yellow here, correct').filter(({ kind }) => /^(?:mood|mistake)$/.test(kind)),
  ).toEqual([])
  expect(heard('The photo frame on the altar is empty')).toEqual([])
  expect(heard('it is so empty')).toEqual([{ kind: 'amount', to: 'more' }])
  expect(heard("put the teapot in Leo's hands")).toEqual([{ kind: 'hold', who: ['Leo'], thing: 'teapot' }])
})

test('small words of many Englishes change nothing, and what falls is no thing (LN-25)', () => {
  expect(heard("it's night-time innit")).toEqual([{ kind: 'time', words: 'night-time', wanted: true }])
  expect(heard('make it sunny nuh')).toMatchObject([{ kind: 'weather', words: 'sunny' }])
  expect(heard('would you throw in a bit of drizzle?')).toMatchObject([
    { kind: 'weather', words: 'drizzle', wanted: true },
  ])
})

test('what has no business there goes, and what is refused is no goal (LN-25)', () => {
  expect(heard("There's a house in the background that's got no business there")).toEqual([
    { kind: 'remove-thing', thing: 'house' },
  ])
  expect(heard('Could Leo look at Nana Ruth instead of out at us?')).toEqual([
    { kind: 'look-at', who: ['Leo'], at: 'Nana Ruth' },
  ])
  expect(heard('blue and green, no red').filter(({ kind }) => kind === 'remove-thing')).toEqual([])
  expect(heard('Leo has no beard')).toMatchObject([{ kind: 'leaves-off', words: 'beard' }])
})

test('who asks where something is wants it there (LN-25)', () => {
  expect(heard('show their faces')).toEqual([{ kind: 'look-at', who: 'everybody', at: null }])
  expect(heard('swap them round')).toMatchObject([{ kind: 'move' }])
  expect(heard('Teddy where?')).toMatchObject([{ kind: 'add-thing', thing: 'Teddy' }])
})

test('what is wrong in a picture is not drawn again (LN-25)', () => {
  expect(heard('Why purple flowers?')).toEqual([])
  expect(heard("It's supposed to be morning. Here it's broad daylight.")).toEqual([
    { kind: 'time', words: 'morning', wanted: true },
  ])
  expect(heard('wrong pjs - hers have foxes')).toEqual([])
  expect(heard('the shell wants to be on the other ear')).toEqual([])
  expect(heard('she has the very same cardigan')).toEqual([])
  expect(heard('there should be only one apple')).toEqual([
    { kind: 'amount', to: 'fewer', of: 'apple', count: 1 },
  ])
  expect(heard('No thermos. Swap it for her tin whistle')).toEqual([
    { kind: 'remove-thing', thing: 'thermos' },
    { kind: 'add-thing', thing: 'tin whistle', further: false },
  ])
  expect(heard('Hand in hand pls')).toMatchObject([{ kind: 'hold-hands', who: 'everybody' }])
})
