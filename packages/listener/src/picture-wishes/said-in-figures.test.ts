import { describe, expect, test } from 'vitest'
import { listenToPictureWish } from './listen-to-picture-wish.ts'
import { toldByText } from './told-by-text.ts'

const cast = [
  { name: 'Leo', details: 'boy, 5', pronoun: 'he' as const, isInPicture: true },
  { name: 'Nana Ruth', details: 'his grandmother', pronoun: 'she' as const, isInPicture: true },
]
const clausesOf = (words: string, those = cast) => listenToPictureWish({ words, cast: those }).clauses
const heard = (words: string, those = cast) =>
  clausesOf(words, those).flatMap(({ certain, wishes }) => (certain ? wishes : []))

describe('what is asked behind something else (LN-38)', () => {
  test.each([
    [
      'Leave everything as it is apart from the jumper which ought to be red',
      [{ kind: 'keep' }, { kind: 'wears', words: 'red jumper' }],
    ],
    [
      'fewer balloons bigger cake',
      [
        { kind: 'amount', to: 'fewer', of: 'balloons' },
        { kind: 'size', what: 'cake', to: 'bigger' },
      ],
    ],
    [
      'only thing, a full moon above the houses would be nice',
      [{ kind: 'add-thing', thing: 'full moon above the houses' }],
    ],
    [
      'one kitten, there are like six',
      [{ kind: 'add-thing' }, { kind: 'amount', to: 'fewer', of: 'kitten', count: 1 }],
    ],
    [
      'Both Leo and Nana Ruth are dark brown',
      [{ kind: 'wears', who: ['Leo', 'Nana Ruth'], words: 'dark brown skin' }],
    ],
    ['why are they in a meadow. kitchen!', [{ kind: 'place', words: 'kitchen', wanted: true }]],
    ['blue shirt 4 him', [{ kind: 'wears', who: ['Leo'], words: 'blue shirt' }]],
  ])('“%s”', (words, wishes) => {
    expect(heard(words)).toMatchObject(wishes)
  })

  test('what the text tells ends where the picture is spoken of', () => {
    expect(toldByText("it 's bright day when i read dusk")).toBe('dusk')
    expect(heard("In the text the lamp is lit, here it's dark")[0]).toMatchObject({
      kind: 'match-text',
      words: 'the lamp is lit',
    })
  })
})

describe('what is said in other words (LN-38)', () => {
  test.each([
    ['make it october or so', { kind: 'weather', words: 'october' }],
    ['set at easter', { kind: 'weather', words: 'easter' }],
    ['From up high, as if the stars were seeing him', { kind: 'other-view' }],
    ['give it one more spin', { kind: 'again' }],
    ['he should be over the moon', { kind: 'feeling', who: ['Leo'], words: 'overjoyed' }],
    ['make Nana Ruth look less old', { kind: 'age', who: ['Nana Ruth'], to: 'younger' }],
    ['softer light', { kind: 'mood', words: 'softer' }],
    ['calmer light', { kind: 'mood', words: 'calmer' }],
    ['You made them too pale', { kind: 'wears', who: 'everybody', words: 'darker skin' }],
    ['why is nobody looking at the bird', { kind: 'look-at', at: 'bird' }],
    ['please to move the tree to left side', { kind: 'move', what: 'tree', where: 'to left side' }],
    ['his eyes should be green', { kind: 'wears', who: ['Leo'], words: 'green eyes' }],
    ['her eyes are blue in real life', { kind: 'wears', who: ['Nana Ruth'], words: 'blue eyes' }],
    ['it should say BAKERY on the sign', { kind: 'text-in-picture', text: 'bakery', on: 'sign' }],
    ['could it be inside?', { kind: 'place', words: 'inside' }],
    ['two owls one will do', { kind: 'amount', to: 'fewer', of: 'owls', count: 1 }],
    ['he is too big next to Nana Ruth', { kind: 'size', what: 'Leo', to: 'smaller' }],
    ['they’re miles apart', { kind: 'move', what: 'everybody', where: 'closer together' }],
    [
      'Nana Ruth should carry the lantern instead of Leo',
      { kind: 'hold', who: ['Nana Ruth'], thing: 'lantern' },
    ],
    ['with the sun almost gone', { kind: 'time', words: 'sunset' }],
    ['her hair is much too long', { kind: 'wears', who: ['Nana Ruth'], words: 'short hair' }],
    ['Could you draw them sitting at the table', { kind: 'pose', who: 'everybody' }],
    ['only Leo should be in the picture', { kind: 'only', who: ['Leo'] }],
    ['northern lights please', { kind: 'add-thing', thing: 'northern lights' }],
    ['Move them to the beach', { kind: 'place', words: 'to the beach' }],
    ['he wears one hearing aid, left ear', { kind: 'wears', who: ['Leo'], words: 'hearing aid' }],
  ])('“%s”', (words, wish) => {
    expect(heard(words)).toMatchObject([wish])
  })

  test('of a place the weather is said with it', () => {
    expect(
      heard('in the mountains with snow')
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['place', 'weather'])
  })

  test('who is alone in the picture is meant', () => {
    expect(heard('better seated on a stool', cast.slice(0, 1))).toMatchObject([
      { kind: 'pose', who: ['Leo'] },
    ])
    expect(heard('better seated on a stool')).toMatchObject([{ kind: 'pose', who: [] }])
  })
})

test('what tells, guesses or likens is not drawn (LN-39)', () => {
  expect(heard('What is the bird holding? a pipe?')).toEqual([])
  expect(heard('He is giving it away. 3 sandwiches?')).toEqual([])
  expect(heard('a bit of rain?')).toMatchObject([{ kind: 'weather' }])
  expect(heard('This dress is more like a kimono')).toEqual([])
  expect(heard('who goes into a barn in a party dress')).toEqual([])
  expect(heard('I’d say noon. Early mist it should be')).toMatchObject([{ kind: 'weather' }])
  expect(heard('the hat is brown in the other pictures')).toEqual([])
  expect(heard('If she had the shoes on she’d be over the moon').map(({ kind }) => kind)).not.toContain(
    'feeling',
  )
  expect(heard('his is low and sporty, black with orange wheels').map(({ kind }) => kind)).not.toContain(
    'wears',
  )
  expect(heard('Leo is all in black')).toMatchObject([{ kind: 'wears', words: 'black clothes' }])
  expect(heard('they are black').map(({ kind }) => kind)).not.toContain('wears')
  expect(heard('the patch is on the wrong ear')).toMatchObject([{ kind: 'mistake' }])
  expect(heard('she stands a good step back').map(({ kind }) => kind)).not.toContain('distance')
})

test('what is asked of who stays is left over where somebody goes (LN-39)', () => {
  expect(clausesOf('Nana Ruth isn’t in this scene, just Leo on a ladder')[0]?.leftOver).toEqual(['ladder'])
})
