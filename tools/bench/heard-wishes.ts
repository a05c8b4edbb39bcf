import type { HeardWishes, TextWish, WishClause } from '../../packages/listener/src/listener.ts'
import type { ExpectedFact } from './heard-facts.ts'
import { stemsOf, yearsOf } from './heard-facts.ts'

/** A wish that was heard, with the clause it stands in. */
interface Heard {
  wish: TextWish
  clause: WishClause
}

export interface WishComparison {
  understood: { expected: string; heard: Heard }[]
  missed: string[]
  /** Sure of, and expected by nobody. */
  surelyWrong: Heard[]
}

/** Gives each expected operation the heard wish that asks for the same of the same; each counts once. */
export function compareWishes(facts: readonly ExpectedFact[], { clauses }: HeardWishes): WishComparison {
  const all = clauses.flatMap((clause) => clause.wishes.map((wish): Heard => ({ wish, clause })))
  const free = new Set(all)
  const comparison: WishComparison = { understood: [], missed: [], surelyWrong: [] }
  const expected = facts.filter(({ kind }) => kind === 'op').map(({ value }) => value)
  for (const value of expected) {
    const alike = [...free].filter(({ wish }) => isSame(value, wish))
    const same = alike.find(({ clause }) => clause.certain) ?? alike[0]
    if (same) {
      free.delete(same)
      comparison.understood.push({ expected: value, heard: same })
    } else comparison.missed.push(value)
  }
  comparison.surelyWrong = [...free].filter(
    ({ wish, clause }) =>
      clause.certain && wish.kind !== 'keep' && !expected.some((value) => isSame(value, wish)),
  )
  return comparison
}

/** "11", "eleven". */
const saysNumber = (rest: string, number: number): boolean =>
  rest.includes(String(number)) || rest.split(' ').some((word) => yearsOf(word) === number)

/** How a line's writer begins an operation, and what it is as a wish. */
const same: readonly (readonly [RegExp, (wish: TextWish, rest: string) => boolean])[] = [
  [
    /^rename /,
    (wish, rest) =>
      (wish.kind === 'rename' || wish.kind === 'other-thing') &&
      shares(rest, wish.to) &&
      shares(rest, `${wish.from} ${wish.to}`),
  ],
  [/^words a page /, (wish, rest) => wish.kind === 'page-length' && saysNumber(rest, wish.words)],
  [/^shorter/, (wish) => wish.kind === 'length' && wish.by < 1],
  [/^longer/, (wish, rest) => wish.kind === 'length' && wish.by > 1 && sameEnd(rest, wish.where)],
  [/^simpler/, (wish) => wish.kind === 'difficulty' && wish.step === 'simpler'],
  [/^richer/, (wish) => wish.kind === 'difficulty' && wish.step === 'richer'],
  [/^funnier/, isTone('funnier')],
  [/^calmer/, isTone('calmer', 'less-scary')],
  [/^(?:less (?:scary|sad|tense|cruel|grumpy|frightening|dark|violent))/, isTone('less-scary', 'calmer')],
  [/^(?:less (?:preachy|soppy|moral\w*))/, isTone('less-preachy')],
  [/^(?:more exciting|scarier|more scary|more suspense|more action)/, isTone('more-exciting')],
  [/^more dialogue/, isTone('more-dialogue')],
  [/^less dialogue/, isTone('less-dialogue')],
  [/^(?:no rhymes|remove rhym\w+|less rhym\w+)/, isTone('no-rhymes')],
  [/^rhymes/, isTone('rhymes')],
  // "More plop".
  [
    /^(?:refrain|repeat)/,
    (wish, rest) => wish.kind === 'refrain' || (wish.kind === 'more-of' && shares(rest, wish.who)),
  ],
  [
    /^(?:bedtime ending|ending .*\b(?:asleep|bed|sleep\w*|yawn\w*|goodnight)\b)/,
    (wish) => isTone('bedtime-ending')(wish) || isRetelling(wish, 'ending'),
  ],
  [
    /^(?:another ending|ending)/,
    (wish, rest) => isRetelling(wish, 'ending') || isTone('bedtime-ending')(wish) || isDeedOf(wish, rest),
  ],
  [
    /^begin(?:ning)?\b/,
    (wish) => isRetelling(wish, 'beginning') || (wish.kind === 'length' && wish.where === 'beginning'),
  ],
  [/^(?:rewrite )?longer sentences/, (wish) => wish.kind === 'difficulty' && wish.step === 'richer'],
  [/^(?:rewrite )?shorter sentences/, (wish) => wish.kind === 'difficulty' && wish.step === 'simpler'],
  [/^(?:fix|other words|rewrite)(?: |$)/, (wish, rest) => wish.kind === 'retell' || isDeedOf(wish, rest)],
  // A word that is too hard is gone from a simpler text.
  [
    /^words(?! a page)(?: |$)/,
    (wish) => wish.kind === 'retell' || (wish.kind === 'difficulty' && wish.step === 'simpler'),
  ],
  // The sentence that teaches is all that goes.
  [/^remove (?:the )?(?:moral|lesson|preach\w*|sermon)\b/, isTone('less-preachy')],
  [/^(?:other plot|another plot|another story|different story)/, (wish) => wish.kind === 'other-plot'],
  // What is to be another thing is gone: "“amore”, not “sweetheart”".
  [
    /^(?:leave out|remove|no|without) /,
    (wish, rest) =>
      isAbout(wish, rest, 'leave-out', 'remove-thing') ||
      (wish.kind === 'other-thing' && shares(rest, wish.from)),
  ],
  [/^(?:bring in|add) /, (wish, rest) => isAbout(wish, rest, 'bring-in', 'add-thing', 'more-of')],
  [/^more /, (wish, rest) => isAbout(wish, rest, 'more-of', 'add-thing', 'bring-in', 'value')],
  [/^less /, (wish, rest) => isAbout(wish, rest, 'less-of', 'leave-out', 'remove-thing', 'value')],
  // "Swap Luton for Dunstable", "three minutes, not three days".
  [/^place /, (wish, rest) => isAbout(wish, rest, 'place') || isExchangeOf(wish, rest)],
  [/^(?:time|weather) /, (wish, rest) => isAbout(wish, rest, 'time') || isExchangeOf(wish, rest)],
  [
    /^pronoun /,
    (wish, rest) => wish.kind === 'pronoun' && rest.endsWith(wish.pronoun) && shares(rest, wish.who),
  ],
  [/^age /, (wish, rest) => wish.kind === 'age' && saysNumber(rest, wish.years)],
  [
    /^correct /,
    (wish, rest) =>
      isAbout(wish, rest, 'correct', 'pronoun', 'age', 'other-thing', 'rename') ||
      // "Correct six to seven".
      (wish.kind === 'age' && saysNumber(rest.split(' to ').at(-1) ?? '', wish.years)) ||
      // "Correct he to they".
      (wish.kind === 'pronoun' && rest.split(' ').at(-1) === wish.pronoun),
  ],
  [/^title /, (wish, rest) => isAbout(wish, rest, 'title')],
  [/^keep/, (wish) => wish.kind === 'keep'],
]

const isSame = (value: string, wish: TextWish): boolean =>
  same.some(
    ([beginning, isMeant]) => beginning.test(value) && isMeant(wish, value.replace(beginning, '').trim()),
  )

function isTone(...tones: string[]): (wish: TextWish) => boolean {
  return (wish) => wish.kind === 'tone' && tones.includes(wish.tone)
}

function isRetelling(wish: TextWish, where: 'beginning' | 'ending'): boolean {
  return wish.kind === 'retell' && wish.where === where
}

/** "longer ending" is no longer story. */
const sameEnd = (rest: string, where: string): boolean =>
  !/ending|beginning/.test(rest) || rest.includes(where)

function isAbout(wish: TextWish, rest: string, ...kinds: TextWish['kind'][]): boolean {
  const { kind, ...fields } = wish
  return kinds.includes(kind) && shares(rest, Object.values(fields).join(' '))
}

const isExchangeOf = (wish: TextWish, rest: string): boolean =>
  wish.kind === 'other-thing' && shares(rest, wish.to)

/** "Can he lose the tournament": what is to happen, in most of the words of whoever wrote down where or that it is told anew. */
function isDeedOf(wish: TextWish, rest: string): boolean {
  if (wish.kind !== 'add-thing' || !/ should /.test(wish.thing)) return false
  const wanted = [...stemsOf(rest)]
  const said = stemsOf(wish.thing)
  return wanted.length > 0 && wanted.filter((stem) => said.has(stem)).length >= wanted.length / 2
}

function shares(one: string, other: string): boolean {
  const stems = stemsOf(other)
  return [...stemsOf(one)].some((stem) => stems.has(stem))
}

/** Whether what was not understood is said to the parent: clauses are told as done only where they are sure and nothing is left over. */
export function isToldAsMissed(value: string, { clauses, otherLanguage }: HeardWishes): boolean {
  if (otherLanguage) return true
  const shown = clauses.filter(({ certain, leftOver }) => !certain || leftOver.length > 0)
  return shown.some(({ words }) => shares(value, words)) || shown.length === clauses.length
}
