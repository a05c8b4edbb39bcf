import { expect, test } from 'vitest'
import { listenToTextWish } from './listen-to-text-wish.ts'

const cast = [
  { name: 'Theo', details: '5 years old, never takes off his red cape' },
  { name: 'Grandma Rosa', details: 'flowery apron, bakes bread' },
  { name: 'Biscuit', details: 'a little brown dog with one white paw' },
]

test.each([
  ['And a title like The Hole in the Stone.', [{ kind: 'title', words: 'The Hole in the Stone' }]],
  ['Title should be Because It Was There', [{ kind: 'title', words: 'Because It Was There' }]],
  ['Fewer words to a page, say 45.', [{ kind: 'page-length', words: 45 }]],
  ['All the fighting is a bit much', [{ kind: 'less-of', who: 'fighting' }]],
  ['The driver needs a name, put Bra Vusi', [{ kind: 'rename', from: 'driver', to: 'Bra Vusi' }]],
  ['Once you wrote Delfine, it is Delphine', [{ kind: 'rename', from: 'Delfine', to: 'Delphine' }]],
  ['Take the blood out full stop', [{ kind: 'remove-thing', thing: 'blood' }]],
  ['Some words are too big for him', [{ kind: 'difficulty', step: 'simpler' }]],
  [
    'We want a line that comes back every time, say "Not yet, said Otis"',
    [{ kind: 'refrain', line: 'Not yet, said Otis' }],
  ],
  ['wrong city', []],
  ['dont like the plot', [{ kind: 'other-plot' }]],
  ['Ida has a new hip', []],
])('"%s" is heard as it is meant (LN-18)', (words, wishes) => {
  const heard = listenToTextWish({ words, cast, text: 'Ida and Tom went out.' }).clauses
  expect(heard.flatMap((one) => (one.certain ? one.wishes : []))).toEqual(wishes)
})

test('an age is a wish where the book tells another, and a reason where it tells none (LN-18)', () => {
  const agesIn = (words: string, text: string) =>
    listenToTextWish({ words, cast: [{ name: 'Bea', details: 'loves frogs' }], text })
      .clauses.filter(({ certain }) => certain)
      .flatMap(({ wishes }) => wishes)
  const six = [{ kind: 'age', who: 'Bea', years: 6 }]
  expect(agesIn("And Bea's six since yesterday", 'Bea was five years old.')).toEqual(six)
  expect(agesIn('fix where it says Bea is seven, she is six still', 'Bea is seven.')).toEqual(six)
  expect(agesIn('shorter sentences, she is six', 'Bea went out.')).toEqual([
    { kind: 'difficulty', step: 'simpler' },
  ])
})

test.each([
  ['This reads like an assembly', 'less-preachy'],
  ['Bit goody two shoes innit', 'less-preachy'],
  ['A little flat', 'more-exciting'],
  ["It's a bit slow", 'more-exciting'],
  ["Where's the danger?", 'more-exciting'],
  ['my ten year old yawned', 'more-exciting'],
  ['Bit more peril after the blink', 'more-exciting'],
  ['The rhyming is forced', 'no-rhymes'],
  ["It doesn't scan", 'no-rhymes'],
  ['my daughter hid under the blanket at the wolf bit', 'less-scary'],
  ['something breathed behind them gave her nightmares', 'less-scary'],
  ['my daughter found the wolf part too much', 'less-scary'],
  ["he's so wound up after this", 'calmer'],
  ['have the two of them actually talk to each other?', 'more-dialogue'],
  ['My son wants rhymes', 'rhymes'],
  ['the hiding bit could be way funnier', 'funnier'],
  ['Maybe a joke or two', 'funnier'],
  ['not scary enough lol', 'more-exciting'],
  ["it isn't funny enough", 'funnier'],
  ["I don't want rhymes", 'no-rhymes'],
])('"%s" complains, or asks, of the telling for sure (LN-18)', (words, tone) => {
  const [clause] = listenToTextWish({ words, cast }).clauses
  expect(clause).toMatchObject({ certain: true, wishes: [{ kind: 'tone', tone }] })
})

test.each([
  'the mouse hid under the blanket, lovely',
  'Ida hid behind the door, that is just like her',
  'we read it back to back',
  'it reads like a dream',
])('"%s" asks for nothing (LN-18)', (words) => {
  const heard = listenToTextWish({ words, cast }).clauses
  expect(heard.filter(({ certain, wishes }) => certain && wishes.length > 0)).toEqual([])
})

test('of several who are not named, the one is meant who has the age that is wrong (LN-18)', () => {
  const [clause] = listenToTextWish({
    words: 'She is nine, not eight',
    cast: [
      { name: 'Nana Ruth', details: 'her grandmother, 70', pronoun: 'she' },
      { name: 'Mia', details: '8 years old, curly red hair', pronoun: 'she' },
    ],
  }).clauses
  expect(clause?.wishes).toEqual([{ kind: 'age', who: 'Mia', years: 9 }])
})

test('who is to be brought in is brought in (LN-18)', () => {
  for (const words of ['bring their grandmother into it', 'Can Aunt Vesna be there?']) {
    const [clause] = listenToTextWish({ words, cast: [{ name: 'Ida', details: '' }] }).clauses
    expect(clause).toMatchObject({ certain: true, wishes: [{ kind: 'bring-in' }] })
  }
})

test.each([
  ['call Theo Felix please', [{ kind: 'rename', from: 'Theo', to: 'Felix' }]],
  ['please rename Theo to Felix', [{ kind: 'rename', from: 'Theo', to: 'Felix' }]],
  ['bring in a cat called Tom', [{ kind: 'bring-in', name: 'Tom', noun: 'cat', words: 'cat' }]],
])('"%s" is sure, and done to whom it says (LN-18)', (words, wishes) => {
  const [clause] = listenToTextWish({ words, cast: [{ name: 'Theo', details: '' }] }).clauses
  expect(clause).toMatchObject({ certain: true, wishes })
})

test.each([
  ["it's scary", [{ kind: 'tone', tone: 'less-scary' }]],
  ['happier please', [{ kind: 'tone', tone: 'less-scary' }]],
  ['try again', [{ kind: 'retell', where: 'everywhere' }]],
  ["I don't like it", [{ kind: 'retell', where: 'everywhere' }]],
  ['only change the ending', [{ kind: 'retell', where: 'ending' }]],
  ['at school', [{ kind: 'place', words: 'at school' }]],
])('"%s" in a word or two is sure (LN-18)', (words, wishes) => {
  const [clause] = listenToTextWish({ words, cast }).clauses
  expect(clause).toMatchObject({ certain: true, wishes })
})

test.each(['change the title', 'better title please', 'could we have another title'])(
  '"%s" asks for another one (LN-18)',
  (words) => {
    const [clause] = listenToTextWish({ words, cast }).clauses
    expect(clause).toMatchObject({ certain: true, wishes: [{ kind: 'other-title' }] })
  },
)

test('what is to be binned is what was spoken of, and nobody of the cast (LN-18)', () => {
  const takenOut = (words: string) =>
    listenToTextWish({ words, cast: [{ name: 'Grub', details: 'a wombat' }] })
      .clauses.filter(({ certain }) => certain)
      .flatMap(({ wishes }) => wishes.filter(({ kind }) => kind === 'leave-out'))
  expect(takenOut('Grub is great. The drought stuff on page two is a bit grim, bin it.')).toEqual([])
  expect(takenOut('The drought is a bit grim, leave it out')).toEqual([])
  expect(takenOut('Grub is a bit much, leave him out')).toEqual([{ kind: 'leave-out', who: 'Grub' }])
})

test('who has somebody is not renamed, and what a parent complains of is not done again (LN-25)', () => {
  const heard = (words: string) =>
    listenToTextWish({
      words,
      cast: [
        { name: 'Leo', details: 'boy, 5' },
        { name: 'Jean', details: 'his foster mother' },
      ],
    }).clauses.flatMap(({ certain, wishes }) => (certain ? wishes : []))
  expect(heard('Leo has a sister called Ida')).toMatchObject([{ kind: 'bring-in', name: 'Ida' }])
  expect(heard('You called him Lee, it is Leo')).toEqual([])
  expect(heard('You have called Jean his mum twice')).toEqual([])
  expect(heard("that's him to a T")).toEqual([])
  expect(heard('Put she in.')).toEqual([])
  expect(heard('call Leo Theo please')).toEqual([{ kind: 'rename', from: 'Leo', to: 'Theo' }])
  expect(heard('Leo should be called Theo')).toEqual([{ kind: 'rename', from: 'Leo', to: 'Theo' }])
})

test('“her” is somebody who is a she (LN-25)', () => {
  const heard = (words: string) =>
    listenToTextWish({
      words,
      cast: [
        { name: 'Leo', details: 'boy, 5' },
        { name: 'Jean', details: 'his grandmother' },
      ],
    }).clauses.flatMap(({ certain, wishes }) => (certain ? wishes : []))
  expect(heard('call her Nana please')).toEqual([{ kind: 'rename', from: 'Jean', to: 'Nana' }])
  expect(heard('call him Theo please')).toEqual([{ kind: 'rename', from: 'Leo', to: 'Theo' }])
})

test('who is called so already, what is only doubted and what somebody would do ask for nothing (LN-25)', () => {
  const heard = (words: string) =>
    listenToTextWish({
      words,
      cast: [
        { name: 'Leo', details: 'boy, 5' },
        { name: 'Merryn', details: 'his sister' },
      ],
    }).clauses.flatMap(({ certain, wishes }) => (certain ? wishes : []))
  expect(heard('Her sister is called MERRYN')).toEqual([])
  expect(heard('The wren never gets a name. Could you call it Pip?')).toEqual([
    { kind: 'rename', from: 'wren', to: 'Pip' },
  ])
  expect(heard('stars at noon?')).toEqual([])
  expect(heard('can it be at noon?')).toMatchObject([{ kind: 'time' }])
  expect(heard("she'd go quiet")).toEqual([])
  expect(heard('could it happen on the way home?')).toEqual([])
  expect(heard('same story different words?')).toMatchObject([{ kind: 'retell' }])
  expect(heard('can you have the burp come three times')).toEqual([{ kind: 'add-thing', thing: 'the burp' }])
})

test.each([
  'change the octopus to a crab',
  'change octopus to crab',
  'make the octopus a crab',
  'swap the octopus for a crab',
  'replace the octopus with a crab',
  'it should be a crab, not an octopus',
  'not an octopus, a crab',
  'can the octopus be a crab?',
  'the octopus must be a crab',
])('an animal of the tale may be another: %s (LN-25)', (words) => {
  const cast = [{ name: 'Leo', details: 'boy, 5' }]
  const heard = (said: string, others = cast) =>
    listenToTextWish({ words: said, cast: others, text: 'leo found an octopus by the sea.' }).clauses.flatMap(
      ({ certain, wishes }) => (certain ? wishes : []),
    )
  expect(heard(words)).toEqual([{ kind: 'other-thing', from: 'octopus', to: 'crab' }])
  // One that the parent has told of is who they are.
  expect(heard(words, [...cast, { name: 'Inky', details: 'our octopus' }])).not.toContainEqual(
    expect.objectContaining({ kind: 'other-thing' }),
  )
})

test('how somebody should be is a value, and what nobody can tell is not done (LN-26)', () => {
  const heard = (words: string) =>
    listenToTextWish({
      words,
      cast: [
        { name: 'Leo', details: 'boy, 5' },
        { name: 'Nana Ruth', details: 'his grandmother' },
      ],
    }).clauses.flatMap(({ certain, wishes, leftOver }) => (certain && leftOver.length === 0 ? wishes : []))
  expect(heard('Leo should be braver')).toEqual([{ kind: 'value', words: 'braver', more: true }])
  expect(heard('Leo should learn to share')).toEqual([{ kind: 'value', words: 'share', more: true }])
  expect(heard('it should be about sharing')).toEqual([{ kind: 'value', words: 'sharing', more: true }])
  expect(heard('I want it to be about trusting God')).toMatchObject([{ kind: 'value', more: true }])
  expect(heard("don't leave it hanging")).toMatchObject([{ kind: 'retell', where: 'ending' }])
  expect(heard("Don't let Leo cry")).toMatchObject([{ kind: 'tone', tone: 'less-scary' }])
  expect(heard('let it snow')).toEqual([{ kind: 'time', words: 'snow' }])
  expect(heard('He should apologise to the dog')).toEqual([
    { kind: 'add-thing', thing: 'Leo should apologise to the dog' },
  ])
  expect(heard('present tense please')).toEqual([])
  expect(heard('write it in first person')).toEqual([])
})
