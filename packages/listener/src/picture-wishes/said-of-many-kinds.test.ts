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
    expect(heard(words)).toContainEqual(expect.objectContaining({ kind: 'age', who: ['Leo'], to }))
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

describe('who and what is named together stays together', () => {
  test.each([
    ['let Leo and Mia hold hands', [{ kind: 'hold-hands', who: ['Leo', 'Mia'] }]],
    ['only Mia and Leo', [{ kind: 'only', who: ['Mia', 'Leo'] }]],
    ['Leo on the left, Mia on the right', [{ what: 'Leo', where: 'on the left' }, { what: 'Mia' }]],
    ['Leo should be holding the basket, not Mia', [{ kind: 'hold', who: ['Leo'], thing: 'basket' }]],
    [
      "Leo's hair should be darker and shorter",
      [{ words: 'darker hair' }, { words: 'short hair', noun: 'hair' }],
    ],
    [
      'the flowers should be sunflowers',
      [{ kind: 'remove-thing' }, { kind: 'add-thing', thing: 'sunflowers' }],
    ],
    ['Make the flowers red and yellow', [{ kind: 'colour', what: 'flowers', colour: 'red and yellow' }]],
    ['the sky should be full of stars', [{ kind: 'add-thing', thing: 'stars' }]],
    ['evening light please, golden', [{ kind: 'time' }, { kind: 'mood', words: 'golden' }]],
    ['put Leo on her lap', [{ kind: 'pose', who: ['Leo'], words: 'sitting on lap', whom: 'Mia' }]],
    ['closed eyes please', [{ kind: 'pose', words: 'eyes closed' }]],
    ['a bit of wind in her hair', [{ kind: 'weather' }]],
    ['Mia has a gap between her front teeth', [{ kind: 'wears', who: ['Mia'], words: 'gap teeth' }]],
    ['could you turn Mia so we see her face', [{ kind: 'look-at', who: ['Mia'], at: null }]],
    ['we only see Leo from the back', [{ kind: 'look-at', who: ['Leo'], at: null }]],
    ['show their feet', [{ kind: 'distance', to: 'wider' }]],
    ['later in the day, almost dark', [{ kind: 'light', to: 'darker' }]],
    ['my husband should be in it too', [{ kind: 'add-thing', thing: 'husband' }]],
    ['move it indoors', [{ kind: 'place' }]],
    ['i like everything except the sad face', [{ kind: 'feeling', words: 'sad', wanted: false }]],
    ['Leo is 5, here he looks like 10', [{ kind: 'age', who: ['Leo'], to: 5 }]],
    ["i'd love to see a rainbow", [{ kind: 'add-thing', thing: 'rainbow' }]],
  ])('%j', (words, wishes) => {
    expect(heard(words)).toMatchObject(wishes)
  })

  test('who comes because of what they do brings none of it', () => {
    expect(heard('please bring Leo in, he waters the plants').map(({ kind }) => kind)).toEqual(['bring-in'])
  })

  test('an animal is of a colour, with paws of another', () => {
    const dog = [{ name: 'Biscuit', details: 'a small brown dog', isInPicture: true }]
    expect(
      listenToPictureWish({ words: 'Biscuit is black with white paws', cast: dog }).clauses[0]?.wishes,
    ).toMatchObject([
      { kind: 'colour', what: 'Biscuit', colour: 'black' },
      { kind: 'wears', words: 'white paws' },
    ])
  })
})

describe('nobody goes, grows or comes nearer who was not meant', () => {
  test.each([
    ['I would like Leo bigger, he is the hero', [{ kind: 'size', what: 'Leo', to: 'bigger' }]],
    ['Could he have one arm around Mia?', [{ kind: 'hug', who: ['Leo'], whom: 'Mia' }]],
    ['his foot is missing', [{ kind: 'mistake' }]],
    ["Leo's t-shirt: red, not green", [{ kind: 'wears', who: ['Leo'], words: 'red t-shirt' }]],
    ['write LEO on his cap', [{ kind: 'text-in-picture', text: 'leo', on: 'cap' }]],
    ['it would be nicer if they were laughing', [{ kind: 'feeling', who: 'everybody', words: 'laughing' }]],
    ["please make my daughter's hair black", [{ kind: 'wears', who: ['Mia'], words: 'black hair' }]],
    ['dark clouds', [{ kind: 'add-thing', thing: 'dark clouds' }]],
  ])('%j', (words, wishes) => {
    expect(heard(words)).toMatchObject(wishes)
  })

  test('a boy who is asked about is not the boy of the family', () => {
    expect(heard('who is the boy in the background? remove him please')).toEqual([
      { kind: 'remove-thing', thing: 'boy' },
    ])
  })

  test('what only complains or recalls asks for nothing that it names', () => {
    const grandpa = [
      ...cast,
      { name: 'Opa', details: 'his grandfather, 70', pronoun: 'he' as const, isInPicture: true },
    ]
    expect(
      listenToPictureWish({ words: 'Opa looks like a woman', cast: grandpa }).clauses.flatMap(
        ({ wishes }) => wishes,
      ),
    ).toEqual([])
    expect(heard('the hat covers his face')).toEqual([])
    expect(heard('go back to the first version')).toEqual([])
    expect(heard('swap the basket and the flowers').filter(({ kind }) => kind === 'add-thing')).toEqual([])
  })
})

describe('a thing with its place is a wish for it, and what is worn is changed for what is named', () => {
  test.each([
    ['a fence behind them', [{ kind: 'add-thing', thing: 'fence behind them' }]],
    ['toys on the floor', [{ kind: 'add-thing' }]],
    ['bunting across the garden', [{ kind: 'add-thing' }]],
    ['mountains in the background please', [{ kind: 'add-thing', thing: 'mountains in the background' }]],
    ['fireworks in the sky', [{ kind: 'add-thing' }]],
    ['swap the skirt for jeans', [{ kind: 'wears', words: 'jeans' }]],
    [
      "she'd never wear a dress, trousers please",
      [{ kind: 'leaves-off' }, { kind: 'wears', words: 'trousers' }],
    ],
    [
      "Mia's jumper is wrong, it's the yellow one with the duck",
      [{ words: 'jumper' }, { words: 'yellow jumper' }],
    ],
    ['Mia looks older than 7', [{ kind: 'age', who: ['Mia'], to: 'younger' }]],
    ['Leo has a cast on his arm', [{ kind: 'wears', words: 'cast' }]],
    ['Leo closer to Mia', [{ kind: 'move', what: 'Leo', where: 'closer to Mia' }]],
    ['not so close together', [{ kind: 'move', what: 'everybody', where: 'further apart' }]],
    ['all three on a bench', [{ kind: 'pose', who: 'everybody', words: 'sitting on a bench' }]],
    ['make Leo blush', [{ kind: 'feeling', who: ['Leo'], words: 'blush' }]],
    ['more light on her face', [{ kind: 'light', to: 'brighter' }]],
    ['the faces are too small to see', [{ kind: 'distance', to: 'closer' }]],
  ])('%j', (words, wishes) => {
    expect(heard(words)).toMatchObject(wishes)
  })

  test('what somebody whose name ends with an s has is theirs', () => {
    const otis = [{ name: 'Otis', details: 'boy, 5', isInPicture: true }]
    expect(listenToPictureWish({ words: "add Otis' cap", cast: otis }).clauses[0]?.wishes).toEqual([
      { kind: 'wears', who: ['Otis'], words: 'cap', noun: 'cap' },
    ])
  })

  test('who is hidden is not to hide', () => {
    expect(heard('Leo is hidden behind the barrow')).toEqual([])
    expect(heard('Leo and Mia back to back')).toEqual([])
  })
})

describe('what is complained of is not asked for, and what goes does not come', () => {
  test.each([
    ['Would you mind dropping the mist?', [{ kind: 'weather', words: 'mist', wanted: false }]],
    ['goats out', [{ kind: 'remove-thing', thing: 'goats' }]],
    ["The rabbit isn't in her arms!", [{ kind: 'hold', who: ['Mia'], thing: 'rabbit' }]],
    ['bring the camera nearer to Mia', [{ kind: 'distance', to: 'closer' }]],
    ['Bigger yak!', [{ kind: 'size', what: 'yak', to: 'bigger' }]],
    ['both look at eachother', [{ kind: 'look-at', who: 'everybody', at: 'each other' }]],
    ["you can't tell he is nervous", [{ kind: 'feeling', who: ['Leo'], words: 'nervous', wanted: true }]],
    [
      "Mia's dress came out orange. It is yellow, sunflower yellow",
      [{}, { kind: 'wears', words: 'yellow dress' }],
    ],
    ['the horse should be white with grey spots', [{ kind: 'colour', what: 'horse', colour: 'white' }, {}]],
    ['sky darker', [{ kind: 'light', to: 'darker' }]],
    [
      'Leo looks ten. He is three, so tiny please',
      [
        { kind: 'age', to: 3 },
        { kind: 'size', what: 'Leo', to: 'smaller' },
      ],
    ],
  ])('%j', (words, wishes) => {
    expect(heard(words)).toMatchObject(wishes)
  })

  test.each([
    "They're huge, you know",
    'she would be glad',
    'cross legged',
    'look at the hands',
    'at the moment it is white',
  ])('%j asks for nothing of the kind', (words) => {
    expect(heard(words)).toEqual([])
  })

  test('who sits next to the boy is not that boy', () => {
    expect(heard('Leo sitting next to the boy')).toMatchObject([{ kind: 'pose', who: ['Leo'], whom: null }])
  })

  test('what somebody else is to do nobody of the cast does', () => {
    expect(heard('the dentist should be smiling')).toEqual([])
    expect(heard('Her friend should be walking beside her')).toEqual([])
    expect(heard('the children should be running')).toMatchObject([{ kind: 'pose', who: 'everybody' }])
  })
})
