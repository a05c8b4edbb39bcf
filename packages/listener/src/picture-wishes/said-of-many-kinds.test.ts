import { describe, expect, test } from 'vitest'
import { listenToPictureWish } from './listen-to-picture-wish.ts'

const cast = [
  { name: 'Leo', details: 'boy, 5', pronoun: 'he' as const, isInPicture: true },
  { name: 'Mia', details: 'girl, 7', pronoun: 'she' as const, isInPicture: true },
]
const heard = (words: string) =>
  listenToPictureWish({ words, cast }).clauses.flatMap(({ certain, wishes }) => (certain ? wishes : []))

describe('a wish about a picture is heard in whatever words it is said', () => {
  test.each([
    ['The ant is huge, size of a cat', { kind: 'size', what: 'ant', to: 'smaller' }],
    ['The table though is huge like in a castle', { kind: 'size', what: 'table', to: 'smaller' }],
    ['Leo is drawn much taller', { kind: 'size', what: 'Leo', to: 'smaller' }],
    ['the kite is so tiny', { kind: 'size', what: 'kite', to: 'bigger' }],
    ["they're tiny in the distance", { kind: 'distance', to: 'closer' }],
    ['One goldfish, not five', { kind: 'amount', to: 'fewer', of: 'goldfish', count: 1 }],
    ['more lanterns', { kind: 'add-thing', thing: 'lanterns', further: true }],
    ['Actually no cage at all', { kind: 'remove-thing', thing: 'cage' }],
    ['The rabbit has lost an ear', { kind: 'mistake' }],
    ["The rope isn't attached to anything", { kind: 'mistake' }],
    ['nicer with them sitting closer to each other', { kind: 'move', what: 'everybody' }],
    ['lightning in the window', { kind: 'add-thing', thing: 'lightning' }],
    ['with leaves falling', { kind: 'add-thing', thing: 'falling leaves' }],
    ['the dress should be red and white', { kind: 'wears', words: 'red white dress' }],
    ['Mia dancing instead of clapping', { kind: 'pose', who: ['Mia'], thing: null }],
  ])('%j', (words, wish) => {
    expect(heard(words)).toMatchObject([wish])
  })

  test.each([
    ["he's drawn like he's six. he's ten and nearly as tall as me", 10],
    ['Leo is looking like a grown man. He is a toddler, barely walks', 3],
    ['You made my boy a dad! He is eleven', 11],
  ])('%j: how old somebody is behind how old they look', (words, to) => {
    expect(heard(words)).toContainEqual({ kind: 'age', who: ['Leo'], to })
  })

  test('what is only told, or is not wanted, is not done', () => {
    expect(heard('knife away please, only Leo has one').filter(({ kind }) => kind === 'only')).toEqual([])
    expect(heard("he's proud of those")).toEqual([])
    expect(heard('In the text she is barefoot and here she has shoes on').slice(1)).toEqual([])
    expect(heard("I don't want it to look like a sad hospital")).toMatchObject([
      { kind: 'feeling', words: 'sad', wanted: false },
    ])
    expect(heard('his leg brace is missing. It is on the right leg, purple').at(-1)).toMatchObject({
      words: 'purple leg brace',
    })
  })
})

describe('what stands beside a wish belongs to it', () => {
  test.each([
    ['Leo standing, a ball under his arm', [{ kind: 'pose' }, { kind: 'hold', who: ['Leo'], thing: 'ball' }]],
    ['Take out tubes and machines', [{ thing: 'tubes' }, { thing: 'machines' }]],
    ['the knife out of Leo’s hand please', [{ kind: 'remove-thing', thing: 'knife' }]],
    ['his headband (pink with stars) please', [{ kind: 'wears', words: 'pink headband with stars' }]],
    [
      'Maybe outside in the sun instead of the garage?',
      [{ kind: 'place', words: 'outside' }, { kind: 'weather' }],
    ],
    ['swap the two around', [{ kind: 'move', what: 'everybody' }]],
    ['less dark', [{ kind: 'light', to: 'brighter' }]],
    ['she wants the kite blue', [{ kind: 'colour', what: 'kite', colour: 'blue' }]],
    ['A rainbow is welcome', [{ kind: 'add-thing', thing: 'rainbow' }]],
    ["I don't need the dog", [{ kind: 'remove-thing', thing: 'dog' }]],
    ["it's for April", [{ kind: 'weather', words: 'april' }]],
    ['the smoke a little less', [{ kind: 'amount', to: 'fewer', of: 'smoke' }]],
    ['there is no kite in the sky', [{ kind: 'add-thing' }]],
    ['could we lose the lightning', [{ words: 'lightning', wanted: false }]],
    ['a full moon over the houses', [{ kind: 'add-thing' }]],
    ['too many sheep. three is enough', [{ of: 'sheep' }, { kind: 'amount', of: 'sheep', count: 3 }]],
    [
      'Leo right and Mia left',
      [
        { kind: 'move', what: 'Leo', where: 'right' },
        { what: 'Mia', where: 'left' },
      ],
    ],
    ['the screen a tad larger', [{ kind: 'size', what: 'screen', to: 'bigger' }]],
    ['northern lights would be nice', [{ kind: 'add-thing', thing: 'northern lights' }]],
    ['snow not grass', [{ kind: 'weather', words: 'snow' }]],
  ])('%j', (words, wishes) => {
    expect(heard(words)).toMatchObject(wishes)
  })

  test('two guesses at what is there add neither', () => {
    expect(heard('whatever is that behind the tree? a pole? a ghost?')).toEqual([])
  })

  test('somebody is meant by what the details call them first', () => {
    const withBun = [...cast, { name: 'Kolo', details: 'a round bun with a face', isInPicture: true }]
    expect(
      listenToPictureWish({ words: 'move the bun to the front', cast: withBun }).clauses[0]?.wishes,
    ).toMatchObject([{ kind: 'move', what: 'Kolo' }])
  })

  test('the child, the girl and my son are who alone can be meant, and a third girl is nobody', () => {
    const child = listenToPictureWish({
      words: 'make the girl bigger',
      cast: [...cast, { name: 'Nana Ruth', details: 'her grandmother', isInPicture: true }],
    })
    expect(child.clauses[0]?.wishes).toEqual([{ kind: 'size', what: 'Mia', to: 'bigger' }])
    expect(heard('who is the third girl? take her away')).not.toContainEqual({
      kind: 'leave-out',
      who: 'Mia',
    })
    expect(heard("they're all in red")).toEqual([])
  })

  test('the chair of who uses a wheelchair is that chair', () => {
    const wheels = [{ name: 'Mia', details: 'girl, 9, wheelchair', isInPicture: true }]
    expect(
      listenToPictureWish({ words: "I'd like the chair to be orange", cast: wheels }).clauses[0]?.wishes,
    ).toEqual([{ kind: 'wears', who: ['Mia'], words: 'orange wheelchair', noun: 'wheelchair' }])
  })

  test('whose skin is too light is who is alone in the picture', () => {
    const [leo] = cast
    const alone = leo ? [leo] : []
    expect(listenToPictureWish({ words: 'Skin is too light', cast: alone }).clauses[0]?.wishes).toEqual([
      { kind: 'wears', who: ['Leo'], words: 'darker skin', noun: 'skin' },
    ])
  })
})
