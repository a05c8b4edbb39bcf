import type { Detail, DetailKind } from '../details/detail.ts'

/** The forms by which lines name a detail of each kind that two of can share: "a red kite and a treasure map". */
const formsOfKinds: Readonly<Partial<Record<DetailKind, readonly string[]>>> = {
  thing: ['word', 'full', 'a', 'the'],
  food: ['word', 'full', 'a', 'the'],
  liking: ['word', 'full', 'a', 'the'],
  fear: ['word', 'full', 'a', 'the'],
  dislike: ['word', 'full', 'a', 'the'],
  happened: ['word', 'past'],
  state: ['word', 'state', 'now'],
  pastime: ['word', 'base', 'present', 'past', 'ing'],
}

/** Two details in one line must still be one breath. */
const mostWords = 13

/**
 * Two details of one kind about the same person become one, so that a story with little room says both in one
 * sentence instead of stopping twice: "moved to a new house and lost her first tooth".
 */
export function mergeAlike(details: readonly Detail[]): Detail[] {
  const merged: Detail[] = []
  const taken = new Set<Detail>()
  for (const [index, detail] of details.entries()) {
    if (taken.has(detail)) continue
    const partner = details.slice(index + 1).find((other) => !taken.has(other) && areAlike(detail, other))
    if (partner) taken.add(partner)
    merged.push(partner ? both(detail, partner) : detail)
  }
  return merged
}

function areAlike(one: Detail, two: Detail): boolean {
  const forms = formsOfKinds[one.kind]
  return (
    forms !== undefined &&
    one.kind === two.kind &&
    one.about === two.about &&
    forms.every((form) => Boolean(one.forms[form]) === Boolean(two.forms[form])) &&
    // "His choir" is the narrator's word: behind another noun nobody would see it in somebody's speech.
    !/^\{\w+\.their\}/.test(two.forms.a ?? '') &&
    `${one.words} ${two.words}`.split(/\s+/).length <= mostWords
  )
}

function both(one: Detail, two: Detail): Detail {
  const joined = (formsOfKinds[one.kind] ?? []).flatMap((form) =>
    one.forms[form] ? [[form, `${one.forms[form]} and ${two.forms[form]}`] as const] : [],
  )
  const isNoun = one.forms.they !== undefined
  return {
    ...one,
    words: `${one.words} ${two.words}`,
    plural: isNoun,
    forms: {
      ...one.forms,
      ...Object.fromEntries(joined),
      ...(isNoun && { they: 'they', them: 'them', their: 'their' }),
    },
  }
}
