import { expect, test } from 'vitest'
import { moderateName } from './moderate-name.ts'

test.each([
  'Ruth',
  'Will Slaughter',
  'Slaughter',
  'Anne Hooker',
  'Alan Cumming',
  'Philip K. Dick',
  'Sarah Hitchcock',
  'Oma Lisbeth',
  'Ben Butcher',
  'Osama',
  'Isis',
  'Shital',
  'Semen Ivanovich',
  'Pornthip Suwan',
  'Kikelomo Bakare',
  'Fukuyama Hana',
  'Chanel-Rose',
])('a family may be called %s', (name) => {
  expect(moderateName(name)).toEqual({ allowed: true, findings: [] })
})

test.each([
  'Hitler',
  'Adolf Hitler',
  'nazi',
  'Nazi Tom',
  'H-i-t-l-e-r',
  'Coon',
  'slaughter you all',
  'Big Dick',
  'Sh1thead Smith',
  'Ruth 555-123-4567',
])('nobody may be called %s', (name) => {
  expect(moderateName(name).allowed).toBe(false)
})

test.each(['Babykiller Bob', 'NakedNed', 'Tim Headbasher', 'Crackhead', 'porno_pete'])(
  'nobody may be called what somebody made up: %s (MO-13)',
  (name) => {
    expect(moderateName(name).allowed).toBe(false)
  },
)

test.each(['Miller', 'Skelton', 'Satya', 'Terrence', 'Drugova', 'Weedon', 'Hatteras', 'Bombardier'])(
  'a family may be called %s, which only sounds like it (MO-13)',
  (name) => {
    expect(moderateName(name).allowed).toBe(true)
  },
)

test('says which word it is, and what to do', () => {
  expect(moderateName('Tom Hitler').findings).toEqual([
    {
      category: 'hate',
      layer: 'rules',
      excerpt: 'Hitler',
      sentence: '“Hitler” is not a name that families should meet here. Please choose another.',
    },
  ])
})
