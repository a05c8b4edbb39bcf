import { expect, test } from 'vitest'
import { tagWords } from './tag-words.ts'

test('a word whose base form the tagger does not know stands for itself', () => {
  const words = tagWords('ive, she is asking why')
  expect(words.slice(0, 2).map(({ small, lemma }) => [small, lemma])).toEqual([
    ['ive', 'ive'],
    [',', ','],
  ])
})

test.each(['ive', 'im five', 'youre dont cant wont', 'its theyre weve id', '\ude80', '💛💛', '…', 'ﬁve'])(
  'whatever is typed can be read: %j',
  (typed) => {
    const words = tagWords(typed)
    expect(words.every(({ lemma, small }) => lemma.length > 0 && small.length > 0)).toBe(true)
  },
)

test.each(['Ruža', 'Łukasz', 'Nguyễn', 'Çağla', 'Đorđe', 'Žofie', 'Jiří', 'Ștefan'])(
  'a name of any Latin alphabet is one word: %s',
  (name) => {
    const [, , , word] = tagWords(`her friend is ${name} now`)
    expect(word?.text).toBe(name)
  },
)
