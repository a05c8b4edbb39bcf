import { isA } from '@faith-fables/listener/lexicons/lexicons'
import type { Detail } from '../details/detail.ts'
import { detailOfFact } from '../details/detail-of-fact.ts'
import { isTellable } from '../details/is-tellable.ts'
import type { FigureFact } from '../figures/figure-fact.ts'
import type { StoryFigure } from '../figures/story-figure.ts'
import type { ActingKind, Role } from '../plots/plot.ts'

/** Something told of a figure that can act in a plot. */
export interface ActingFact {
  kind: ActingKind
  /** The parent's words for it. */
  words: string
  /** Where it was told among the figure's own facts. */
  source?: FigureFact
  /** `word` is the usual one; `{who.their}` stands for whoever it is about. */
  forms: Readonly<Record<string, string>>
}

/**
 * What can act of all that is told of a figure: of their own words, and of the parent's details about this story.
 */
export function readActingFacts(details: readonly Detail[]): (figure: StoryFigure) => readonly ActingFact[] {
  const known = new Map<StoryFigure, readonly ActingFact[]>()
  return (figure) => {
    const facts = known.get(figure) ?? actingFactsOf(figure, details)
    known.set(figure, facts)
    return facts
  }
}

function actingFactsOf(figure: StoryFigure, details: readonly Detail[]): ActingFact[] {
  const told = details.filter(({ about, isOfCharacter }) => about === figure.name && !isOfCharacter)
  const own = figure.facts.flatMap((source) => {
    const detail = detailOfFact(source, figure.name)
    return detail ? [{ detail, source }] : []
  })
  return [...told.map((detail) => ({ detail })), ...own].flatMap(({ detail, ...source }) =>
    isTellable(detail)
      ? kindsOf(detail).map((kind) => ({
          kind,
          words: detail.words,
          forms: formsOf(kind, detail),
          ...source,
        }))
      : [],
  )
}

function kindsOf({ kind, forms }: Detail): ActingKind[] {
  if (isGrave.test(Object.values(forms).join(' '))) return []
  switch (kind) {
    case 'fear':
      return ['fear']
    case 'liking':
      return forms.base ? deedsOf('skill', forms.base) : forms.full && !isSomebody(forms) ? ['like'] : []
    case 'habit':
      return deedsOf('habit', forms.base)
    case 'pastime':
      return deedsOf('skill', forms.base)
    case 'carried':
      return ['belonging']
    case 'state':
      if (forms.base) return deedsOf('skill', forms.base)
      return forms.own && canBeHeld(forms.the ?? '') ? ['belonging'] : []
    default:
      return []
  }
}

/** What no plot plays with: grief, illness, and whom or what one believes in. */
const isGrave =
  /\b(?:god|jesus|bible|church|pray\w*|death|dead|dying|die|died|hospital|doctors?|needles?|war|guns?|police|divorce|alone|dad|daddy|mom|mommy|father|mother|parents?)\b/i

/** "{who.their} cousin Ravi". */
const isSomebody = ({ a = '' }: Detail['forms']): boolean => a.includes('{')

function deedsOf(kind: 'skill' | 'habit', base = ''): ActingKind[] {
  const [verb = ''] = base.split(' ')
  if (/\b(?:all|every|everywhere|never|only|always|sometimes|often|usually|when|too)\b/.test(base)) return []
  return (kind === 'skill' ? arts.test(verb) : !never.test(verb)) ? [kind] : []
}

/** What one learns: nobody learned to worry, or to love the sea. */
const arts =
  /^(?:act|bake|build|carve|catch|code|cook|craft|crochet|dance|design|dive|drive|drum|draw|embroider|fish|fix|fly|fold|garden|invent|juggle|jump|knit|make|mend|paint|perform|plant|play|program|race|read|repair|ride|row|sail|sculpt|sew|sing|skate|skateboard|skip|ski|spell|surf|swim|throw|tie|tinker|train|weave|whistle|write)$/

/** How a body is, and what would be odd to stop or to begin again. */
const never =
  /^(?:sleep|cry|wet|stutter|lisp|bite|suck|scratch|pick|burp|snore|lose|forget|steal|hide|eat|run|hiccup|drool|squirt|annoy)$/

/** "the teddy bear", but no "the very bad memory". */
function canBeHeld(the: string): boolean {
  const noun = the.split(' ').at(-1) ?? ''
  return (
    (['toy', 'garment', 'vehicle', 'instrument', 'head-covering'] as const).some((one) => isA(one, noun)) ||
    handheld.test(noun)
  )
}

const handheld =
  /^(?:\w*book|compass|coin|lantern|torch|flashlight|lamp|watch|blanket|pillow|stone|rock|shell|feather|map|key|button|whistle|cup|mug|bottle|flask|umbrella|bag|backpack|basket|box|tin|jar|diary|journal|pen|pencil|camera|telescope|binoculars|magnifying|glass|ring|necklace|bracelet|medal|badge|bell|spoon|stick|rope|ribbon|handkerchief|photo|picture|card|letter|pocketknife|tool|hammer|kite|ball|marble|card)$/

function formsOf(kind: ActingKind, { forms, plural }: Detail): Record<string, string> {
  const { they = 'it', them = 'it' } = forms
  const number = plural || they === 'they' ? { is: 'are', was: 'were' } : { is: 'is', was: 'was' }
  const usual = { fear: forms.a, like: forms.a, skill: forms.ing, habit: forms.ing, belonging: forms.own }
  return { ...forms, they, them, ...number, word: usual[kind] ?? forms.word ?? '' }
}

/** For a passage about whoever holds a role. */
export function formsFor(role: Role, forms: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(forms).map(([name, form]) => [name, form.replaceAll('{who.', `{${role}.`)]),
  )
}
