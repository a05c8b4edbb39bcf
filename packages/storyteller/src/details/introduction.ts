import type { StoryFigure } from '../figures/story-figure.ts'
import type { Detail } from './detail.ts'

/** So many are said of somebody in one breath. */
export const mostInOneBreath = 3

/**
 * Several details of one figure, said together where they come into the story, each behind the name. Where something is done
 * with what can be seen of them, `{wish.act}` ("pulled {who.their} red coat tight"), with what else there is to say,
 * `{wish.others}` ("was six and had curly hair"), or, apart, the age `{wish.years}` and `{wish.rest}`, or `{wish.aged}` where
 * only the age is left. Else all of it is `{wish.all}`. `{wish.again}` names them a second time. For toddlers each stands by
 * itself in the present tense: `{wish.onenow}`, `{wish.twonow}`, `{wish.threenow}`.
 */
export function introductionOf(
  details: readonly Detail[],
  { name, pronoun }: Pick<StoryFigure, 'name' | 'pronoun'>,
): Detail | undefined {
  const said = details.slice(0, mostInOneBreath).filter((detail) => clauseOf(detail))
  if (said.length < 2) return undefined
  return {
    kind: 'introduction',
    words: details.map(({ words }) => words).join(', '),
    about: name,
    plural: false,
    parts: details,
    forms: {
      word: joined(said),
      // One person's verb would not agree with "they".
      again: pronoun === 'they' ? '{who}' : '{who.they}',
      ...formsOfPast(said),
      ...formsOfNow(said),
    },
  }
}

const ofHair = /^(?:shook|tossed|stroked)\b/

/** What is worn is more to do something with than hair. */
function actAmong(said: readonly Detail[]): Detail | undefined {
  const acts = said.filter(({ forms }) => forms.act)
  return acts.find(({ forms }) => !ofHair.test(forms.act ?? '')) ?? acts[0]
}

function formsOfPast(said: readonly Detail[]): Record<string, string> {
  const act = actAmong(said)
  if (!act?.forms.act) return { all: joined(said) }
  const others = said.filter((detail) => detail !== act)
  const years = others.find(({ kind }) => kind === 'age')?.forms.years
  const rest = joined(others.filter(({ kind }) => kind !== 'age'))
  return {
    act: act.forms.act,
    others: joined(others),
    ...(years && rest && { years, rest }),
    ...(years && !rest && { aged: years }),
  }
}

/** What is done comes last: it leads on to what happens. */
function formsOfNow(said: readonly Detail[]): Record<string, string> {
  const act = actAmong(said)
  const inOrder = [...said.filter((detail) => detail !== act), ...(act ? [act] : [])]
  const [onenow = '', twonow = '', threenow] = inOrder.map(
    (detail) => (detail === act ? detail.forms.actnow : clauseOf(detail)?.now) ?? '',
  )
  return { onenow, twonow, ...(threenow && { threenow }) }
}

/** Verbs that are said once for all that stands behind them: "had brown skin and curly hair". */
const shared = /^(?<verb>was|had|wore|loved) (?!not\b)(?<what>.+)$/

/** "was nine", "was tall", "wore a hat": "was nine and tall, and wore a hat". */
function joined(details: readonly Detail[]): string {
  const byVerb = new Map<string, string[]>()
  for (const clause of details.flatMap((detail) => clauseOf(detail)?.past ?? [])) {
    const { verb = clause, what } = shared.exec(clause)?.groups ?? {}
    byVerb.set(verb, [...(byVerb.get(verb) ?? []), ...(what === undefined ? [] : [what])])
  }
  const phrases = [...byVerb].map(([verb, whats]) =>
    whats.length > 0 ? `${verb} ${whats.join(' and ')}` : verb,
  )
  const last = phrases.at(-1) ?? ''
  if (phrases.length < 2) return last
  const others = phrases.slice(0, -1)
  return others.length === 1 && !/ and /.test(others[0] ?? '')
    ? `${others[0]} and ${last}`
    : `${others.join(', ')}, and ${last}`
}

interface Clause {
  past: string
  now: string
}

/** A detail as what a sentence says behind a name; undefined where it needs a line of its own. */
export function clauseOf({ kind, forms }: Detail): Clause | undefined {
  switch (kind) {
    case 'liking':
      return { past: `loved ${forms.a}`, now: `loves ${forms.a}` }
    case 'fear':
      return { past: `was afraid of ${forms.a}`, now: `is afraid of ${forms.a}` }
    case 'dislike':
      return { past: `could not stand ${forms.a}`, now: `does not like ${forms.a}` }
    case 'dream':
      return { past: `wanted to ${forms.base}`, now: `wants to ${forms.base}` }
    case 'habit':
    case 'pastime':
      return { past: forms.past ?? '', now: forms.present ?? '' }
    case 'age':
    case 'state':
    case 'look':
    case 'background':
      return { past: forms.state ?? '', now: forms.now ?? '' }
    default:
      return undefined
  }
}
