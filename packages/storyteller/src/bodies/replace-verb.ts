import { ingOfVerb, pastOfVerb, presentOfVerb, signatureOf } from '../figures/verbs.ts'
import type { BodyWord } from './body-words.ts'

/** A text of the notation in words that suit the bodies of those it tells of. */
export interface Suited {
  text: string
  /** How often it says what a body of its figures does not do, or not so well: other words are better. */
  strain: number
}

type Form = 'base' | 'present' | 'past' | 'ing'

const participles: Readonly<Record<string, string>> = {
  see: 'seen',
  rise: 'risen',
  speak: 'spoken',
  sing: 'sung',
}

/** Words before which a form is a verb of the subject, and no noun or somebody else's verb. */
const isVerbAfter: Readonly<Record<Form, RegExp>> = {
  base: /(?:^ ?|\b(?:to|not|could|would|can|will|must|might|may|should|did|does|do|and|just|only|never|ever|nearly|almost|hardly|barely|really|even|still|let|had|both|all)|n't|\.themself\}) $/,
  present: /^ ?$|(?:\b(?:and|then|just|only|who|now|still|never|always|also)|,) $/,
  past: /^ ?$|(?<!\b(?:it|they|he|she|you|that|which|the|an?|his|their|its|be|been|being|was|were|is|are)) $/,
  ing: /^ $|(?:\b(?:was|were|is|are|be|been|being|came|come|kept|keep|stopped|tried|and|by|for|without|after|while|then|just|only|still|already|not|from|like|instead of|started|begun|began|went on|go on|goes on|going on|gone on|loved|liked)|,) $/,
}

/** Puts other words for a verb that a text tells of the figure whom `slot` names. */
export function replaceVerb(text: string, word: BodyWord, slot: string): Suited {
  const { pattern, formOf, forms } = formsOf(word.verb)
  // Hardly any text has one of the forms, and a pattern is long in saying so.
  if (!forms.some((form) => text.includes(form))) return { text, strain: 0 }
  let suited = ''
  let strain = 0
  let from = 0
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const before = text.slice(0, index)
    const rest = text.slice(index + found.length)
    const form = formOf.get(found) ?? 'past'
    const followed = word.after === undefined ? '' : word.after.exec(rest)?.[0]
    if (followed === undefined || word.unless?.test(rest) || word.unlessAfter?.test(before)) continue
    if (!isVerbAfter[form].test(before)) continue
    if (word.avoid) strain += 1
    if (word.say === undefined) continue
    const isParticiple = form === 'base' && /\b(?:had|has|have) $/.test(before)
    suited += text.slice(from, index) + inForm(word.say, isParticiple ? 'past' : form, slot)
    from = index + found.length + followed.length
  }
  return { text: suited + text.slice(from), strain }
}

function inForm(say: string, form: Form, slot: string): string {
  const [verb = '', ...rest] = say.replace('their', `{${slot}.their}`).split(' ')
  return signatureOf(verb, rest.join(' '))[form]
}

interface VerbForms {
  pattern: RegExp
  formOf: ReadonlyMap<string, Form>
  forms: readonly string[]
}

const known = new Map<string, VerbForms>()

function formsOf(verb: string): VerbForms {
  const forms = known.get(verb) ?? findForms(verb)
  known.set(verb, forms)
  return forms
}

/** Where two forms are the same word, it is the past: that is how stories are told. */
function findForms(verb: string): VerbForms {
  const formOf = new Map<string, Form>([
    [verb, 'base'],
    [presentOfVerb(verb), 'present'],
    [ingOfVerb(verb), 'ing'],
    [participles[verb] ?? pastOfVerb(verb), 'past'],
    [pastOfVerb(verb), 'past'],
  ])
  const forms = [...formOf.keys()]
  const pattern = new RegExp(`(?<![\\p{L}'-])(?:${forms.join('|')})(?![\\p{L}-])`, 'gu')
  return { pattern, formOf, forms }
}
