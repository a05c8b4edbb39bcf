import { expect, test } from 'vitest'
import type { CastMember } from './heard-clause.ts'
import { listenToTextWish } from './listen-to-text-wish.ts'
import type { TextWish } from './text-wish.ts'

const cast: readonly CastMember[] = [
  { name: 'Theo', details: '5 years old, never takes off his red cape' },
  { name: 'Grandma Rosa', details: 'flowery apron, bakes bread' },
  { name: 'Biscuit', details: 'a little brown dog with one white paw' },
]

const wishesIn = (words: string): TextWish[] =>
  listenToTextWish({ words, cast }).clauses.flatMap(({ wishes }) => wishes)

test.each<[string, TextWish[]]>([
  ['Please make it shorter', [{ kind: 'length', by: 0.75, where: 'everywhere' }]],
  ['trim it by a third', [{ kind: 'length', by: 1 - 1 / 3, where: 'everywhere' }]],
  ['half as long please', [{ kind: 'length', by: 0.5, where: 'everywhere' }]],
  ['20 words per page at most', [{ kind: 'page-length', words: 20 }]],
  ['simpler words', [{ kind: 'difficulty', step: 'simpler' }]],
  ['more jokes', [{ kind: 'tone', tone: 'funnier' }]],
  ['please let the dog be funny', [{ kind: 'tone', tone: 'funnier', who: 'Biscuit' }]],
  ['make Grandma Rosa funnier', [{ kind: 'tone', tone: 'funnier', who: 'Grandma Rosa' }]],
  ['make it funnier for Theo', [{ kind: 'tone', tone: 'funnier' }]],
  ['the rhymes are clunky', [{ kind: 'tone', tone: 'no-rhymes' }]],
  ["it's a bit preachy", [{ kind: 'tone', tone: 'less-preachy' }]],
  ['Rename Theo to Felix', [{ kind: 'rename', from: 'Theo', to: 'Felix' }]],
  ['no notes', [{ kind: 'keep', words: 'everything' }]],
  ["don't change a thing", [{ kind: 'keep', words: 'everything' }]],
  ['call Grandma Rosa Ruža', [{ kind: 'rename', from: 'Grandma Rosa', to: 'Ruža' }]],
  ['a completely different story please', [{ kind: 'other-plot' }]],
  ['Leave the people as they are', [{ kind: 'keep', words: 'people' }]],
  ['it rhymes nowhere which I like', []],
  ["Where's Biscuit?", [{ kind: 'more-of', who: 'Biscuit' }]],
  ['change grandma to abuela', [{ kind: 'rename', from: 'Grandma Rosa', to: 'Abuela' }]],
  ['call the dog Rufus', [{ kind: 'rename', from: 'Biscuit', to: 'Rufus' }]],
  ["There's no dialogue in it", [{ kind: 'tone', tone: 'more-dialogue' }]],
  ['with no forest in it this time', [{ kind: 'remove-thing', thing: 'forest' }]],
  ["it's Felix, not Theo", [{ kind: 'rename', from: 'Theo', to: 'Felix' }]],
  ['biscuit is a she', [{ kind: 'pronoun', who: 'Biscuit', pronoun: 'she' }]],
  ["Theo isn't 5, he's 8", [{ kind: 'age', who: 'Theo', years: 8 }]],
  ['they/them for Theo please', [{ kind: 'pronoun', who: 'Theo', pronoun: 'they' }]],
  ['bit short', [{ kind: 'length', by: 1.15, where: 'everywhere' }]],
  ['its all talk talk talk', [{ kind: 'tone', tone: 'less-dialogue' }]],
  ['No teacher would push a child!!', []],
  ["I don't want her to think lost rings are about being good", []],
  ['leave out granny', [{ kind: 'leave-out', who: 'Grandma Rosa' }]],
  ['no goose', [{ kind: 'leave-out', who: 'goose' }]],
  ['less about Biscuit', [{ kind: 'less-of', who: 'Biscuit' }]],
  ['more of Grandma Rosa please', [{ kind: 'more-of', who: 'Grandma Rosa' }]],
  ['add a dog named Max', [{ kind: 'bring-in', name: 'Max', noun: 'dog', words: 'dog' }]],
  ['set it at the beach', [{ kind: 'place', words: 'at the beach' }]],
  ['make it winter', [{ kind: 'time', words: 'winter' }]],
  ['could it be in winter instead?', [{ kind: 'time', words: 'in winter' }]],
  ['let it happen on a foggy evening', [{ kind: 'time', words: 'on a foggy evening' }]],
  ['change the title to "The Brave Cape"', [{ kind: 'title', words: 'The Brave Cape' }]],
  ['swap the kite for a balloon please', [{ kind: 'other-thing', from: 'kite', to: 'balloon' }]],
  ['the wheel should be a tiller', [{ kind: 'other-thing', from: 'wheel', to: 'tiller' }]],
  ['not lake, loch', [{ kind: 'other-thing', from: 'lake', to: 'loch' }]],
  ["it's wickets, not goals", [{ kind: 'other-thing', from: 'goals', to: 'wickets' }]],
  ['say biscuits instead of cookies', [{ kind: 'other-thing', from: 'cookies', to: 'biscuits' }]],
  ['replace the dog with a rabbit', [{ kind: 'correct', who: 'Biscuit', right: 'a rabbit', wrong: null }]],
])('hears "%s"', (words, wishes) => {
  expect(wishesIn(words)).toEqual(wishes)
})

test('a line is cut where something else is asked, and each clause keeps the words of the parent', () => {
  const { clauses } = listenToTextWish({
    words: 'Make it shorter and funnier, no goose! Also, could Biscuit talk more?',
    cast,
  })
  expect(clauses.map(({ words }) => words)).toEqual([
    'Make it shorter',
    'funnier',
    'no goose',
    'Also, could Biscuit talk more?',
  ])
})

test('"that" is what was said before, and never sure', () => {
  const { clauses } = listenToTextWish({ words: 'Theo would never say sorry. Take that out', cast })
  expect(clauses.at(-1)).toMatchObject({
    certain: false,
    wishes: [{ kind: 'remove-thing', thing: 'theo would never say sorry' }],
  })
})

test('a deed that is asked for is heard in the parent’s words, and never sure', () => {
  const [clause] = listenToTextWish({ words: 'please add that they swim home', cast }).clauses
  expect(clause).toMatchObject({ certain: false, wishes: [{ kind: 'add-thing' }] })
})

test('a title may be proposed', () => {
  const { clauses } = listenToTextWish({
    words: 'The title is dull. What about The Night the Generator Sang',
    cast,
  })
  expect(clauses.at(-1)?.wishes).toEqual([{ kind: 'title', words: 'The Night the Generator Sang' }])
})

test('what a wish is about is left over where no wish speaks of it', () => {
  const [clause] = listenToTextWish({ words: 'make it shorter with a zeppelin', cast }).clauses
  expect([clause?.leftOver, clause?.wishes.length]).toEqual([['zeppelin'], 1])
})

test('praise and questions ask for nothing', () => {
  expect(wishesIn('I love it! How long does it take?')).toEqual([])
})

test('a wish in another language is named, and not read', () => {
  const heard = listenToTextWish({
    words: 'Je voudrais que le grand-père raconte une histoire au milieu',
    cast,
  })
  expect(heard).toEqual({ clauses: [], otherLanguage: 'French' })
})

test.each([
  'my husband does the digger voice',
  'our doctor is a woman',
  'we are four now',
  'she studied long enough',
  'that was a joke',
  "The story says he's her brother",
  'she says it every Saturday',
  'theres no storm',
  'no hurry',
])('what only says how things are is no wish to be sure of: "%s"', (words) => {
  const { clauses } = listenToTextWish({ words, cast, text: 'The goose ran down the lane.' })
  expect(clauses.filter(({ certain }) => certain)).toEqual([])
})

test.each([
  ['keep the snail captain', 'keep'],
  ['Call it The Goat Who Ate Friday', 'title'],
  ['make a storm come', 'add-thing'],
  ['could he speak more simply?', 'difficulty'],
])('"%s" is sure by its form', (words, kind) => {
  const [clause] = listenToTextWish({ words, cast }).clauses
  expect([clause?.certain, clause?.wishes.map((wish) => wish.kind)]).toEqual([true, [kind]])
})

test('a line that comes back may follow behind the wish for it', () => {
  const heard = listenToTextWish({
    words: "could there be a line that comes back, 'crash, bang, sorry'?",
    cast,
  })
  expect(heard.clauses.flatMap(({ wishes }) => wishes)).toEqual([
    { kind: 'refrain', line: 'crash, bang, sorry' },
  ])
})

test('what is praised, or is not to be touched, is not told anew or taken out (LN-17)', () => {
  const wishesOf = (words: string) =>
    listenToTextWish({ words, cast })
      .clauses.filter(({ certain }) => certain)
      .flatMap(({ wishes }) => wishes.map((wish) => wish.kind))
  expect(wishesOf('the beginning is beautiful')).toEqual([])
  expect(wishesOf("I don't want a word of the letter changed")).toEqual(['keep'])
  expect(wishesOf("we don't need that in the house")).toEqual([])
  expect(wishesOf('Only it says autumn')).toEqual([])
  expect(wishesOf("Monty shouldn't be sad")).toEqual([])
  expect(wishesOf('Could you call the seal Fergus?')).toEqual(['rename'])
})

test('who is named by what the details say they are gets the new name (LN-17)', () => {
  const [clause] = listenToTextWish({
    words: 'Could you call the unicorn Sparkle?',
    cast: [...cast, { name: 'Star', details: 'a unicorn with a pink mane' }],
  }).clauses
  expect(clause).toMatchObject({
    certain: true,
    wishes: [{ kind: 'rename', from: 'Star', to: 'Sparkle' }],
  })
})

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
