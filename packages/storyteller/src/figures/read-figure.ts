import type { Body } from '../plots/body-names.ts'
import type { FigureKind, Pronoun } from '../plots/plot.ts'
import { createRandom } from '../random.ts'
import { cleanText, typedLengths } from '../words/clean-text.ts'
import { animalVoices, earlessAnimals, quietVoice, tinyAnimals } from './animal-voices.ts'
import { bodiesOf } from './body.ts'
import { pronounOfUntold } from './find-pronoun.ts'
import { findSignatures } from './find-signatures.ts'
import { type HeardFigure, hearFigure, tellableFacts } from './hear-figure.ts'
import type { StoryFigure } from './story-figure.ts'

const wearable =
  /\b(cape|raincoat|coat|jacket|sweater|scarf|hat|cap|hood|headscarf|apron|dress|overalls|backpack|bag|bow tie|bow|ribbon|crown|collar|boots|mittens|robe|cloak|vest|shirt|skirt|necklace|bandana)\b/i

const usualWear: Readonly<Record<FigureKind, readonly string[]>> = {
  human: ['sleeve', 'collar', 'pocket'],
  animal: ['collar'],
  toy: ['ribbon'],
}

/**
 * Reads who a character is from the parent's words. Names and details are untrusted and are cleaned first.
 * `elsewhere` is other text of the parent, in which "Theo can whistle" says more about Theo; a pronoun that is known
 * already stays.
 */
export function readFigure(
  character: { name: string; details: string; firstName?: string; pronoun?: Pronoun },
  elsewhere = '',
): StoryFigure {
  const name = cleanText(character.name, typedLengths.name) || 'Someone'
  const details = cleanText(character.details, typedLengths.details)
  const seed = cleanText(character.firstName ?? character.name, typedLengths.name)
  const deeds = deedsOf(name, elsewhere)
  const described = [...deeds, details].join('. ')
  const ownWords = [...deeds.filter(saysWhoItIs), details].join('. ')
  const heard = hearFigure(name, ownWords)
  const { kind, sort, animal } = heard
  const pronoun =
    character.pronoun ??
    heard.pronoun ??
    pronounOfUntold({ name, details: ownWords, kind, seed, perhaps: heard.perhaps })
  const voice = animalVoices[animal ?? ''] ?? (kind === 'animal' ? quietVoice : undefined)
  // What the parent tells of them elsewhere says more about a body than about who they are.
  const { facts } = described === ownWords ? heard : hearFigure(name, described)
  const bodies = kind === 'toy' ? [] : bodiesOf(facts, kind === 'human' ? ageOf(heard) : ageless)
  return {
    name,
    seed,
    details,
    kind,
    ...(sort && { sort }),
    pronoun,
    grown: kind === 'human' && heard.grown === true,
    ...(heard.years !== undefined && { years: heard.years }),
    facts: tellableFacts(heard, { name, details: ownWords, pronoun }),
    tiny: tinyAnimals.has(animal ?? ''),
    bodies,
    signatures: findSignatures(described, {
      seed,
      kind,
      pronoun,
      bodies,
      earless: earlessAnimals.has(animal ?? ''),
    }),
    wear: wearable.exec(details)?.[0].toLowerCase() ?? createRandom(seed).pick(usualWear[kind]),
    steps: voice?.steps ?? stepsOf(bodies),
    cry: voice?.cry ?? (bodies.includes('little') ? '"Da!"' : '"Hello!"'),
    fromParent: true,
  }
}

/** What the sentences that begin with the name say somebody does; it comes before the details: it was worth a sentence. */
function deedsOf(name: string, elsewhere: string): string[] {
  return elsewhere
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => sentence.startsWith(`${name} `))
    .map((sentence) => sentence.slice(name.length + 1).replace(/[.!?]+$/, ''))
}

/** "Robin is a boy"; in all else "she" may be another: "Ben broke his arm and she helped him". */
const saysWhoItIs = (deed: string): boolean => /^is (?:an?|the|my|our) /.test(deed)

const ageless = { years: undefined, isBaby: false, little: false }

function ageOf({ years, facts }: HeardFigure): Parameters<typeof bodiesOf>[1] {
  const stage = facts.find((fact) => fact.kind === 'stage')?.stage
  const isBaby = stage === 'baby'
  return { years, isBaby, little: years === undefined ? isBaby || stage === 'toddler' : years <= 2 }
}

function stepsOf(bodies: readonly Body[]): string {
  if (bodies.includes('seated')) return 'Roll, roll, roll.'
  return bodies.includes('crawling') ? 'Pat, pat, pat.' : 'Step, step, step.'
}
