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
