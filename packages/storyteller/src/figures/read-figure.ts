import type { Body } from '../plots/body-names.ts'
import type { FigureKind, Pronoun } from '../plots/plot.ts'
import { createRandom } from '../random.ts'
import { cleanText, typedLengths } from '../words/clean-text.ts'
import { animalVoices, earlessAnimals, quietVoice, tinyAnimals } from './animal-voices.ts'
import { bodiesOf } from './body.ts'
import { findPronoun } from './find-pronoun.ts'
import { findSignatures } from './find-signatures.ts'
import { hearFigure, tellableFacts } from './hear-figure.ts'
import type { StoryFigure } from './story-figure.ts'

const wearable =
  /\b(cape|raincoat|coat|jacket|sweater|scarf|hat|cap|hood|headscarf|apron|dress|overalls|backpack|bag|bow tie|bow|ribbon|crown|collar|boots|mittens|robe|cloak|vest|shirt|skirt|necklace|bandana)\b/i

const usualWear: Readonly<Record<FigureKind, readonly string[]>> = {
  human: ['sleeve', 'collar', 'pocket'],
  animal: ['collar'],
  toy: ['ribbon'],
}

/** "the baby", "a toddler who ...", "6 months old"; never "loves his baby sister". */
const babyWords =
  /(?:^|[,.;]\s*)(?:(?:an?|the|our|her|his|their|my)\s+)?(?:new\s+)?(?:baby|newborn|toddler)\b|\bmonths? old\b/i

const grownWords =
  /\b(grandma|grandpa|grandmother|grandfather|granny|nana|oma|opa|nonna|nonno|abuelita|abuelito|babushka|dedushka|yiayia|papou|granddad|mother|father|mom|mum|mommy|mummy|dad|daddy|mama|papa|uncle|aunt|auntie|teacher|pastor|priest|shepherd|farmer|fisherman|baker|mr|mrs|ms|miss|adult|grown-up|elderly|king|queen|man|woman|lady|retired|abuela|abuelo)\b/i

const jobs =
  'coach|principal|librarian|firefighter|fireman|policeman|policewoman|police officer|mayor|doctor|nurse|dentist|vet|' +
  'chef|cook|driver|mailman|nanny|babysitter|gardener|blacksmith|rabbi|reverend|deacon|minister|carpenter|soldier|sailor'
/** "Coach Dan", "the kind old bus driver", "a nurse at the hospital"; never "wants to be a vet" or "a doctor's kit". */
const titleOfJob =
  /^(?:coach|dr|doctor|nurse|reverend|rev|deacon|rabbi|mayor|principal|officer)\b\.?\s+\p{L}/iu
const jobFirst = new RegExp(
  `(?:^|[,.;]\\s*)(?:(?:an?|the|our|her|his|their|my)\\s+(?:[\\w-]+\\s+){0,2}?)?(?:${jobs})(?=\\s*(?:$|[,.;(]|(?:who|with|at|from|of|and|in)\\b))`,
  'i',
)

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
  const pronoun = character.pronoun ?? heard.pronoun ?? findPronoun({ name, details: ownWords, kind, seed })
  const voice = animalVoices[animal ?? ''] ?? (kind === 'animal' ? quietVoice : undefined)
  const grown = kind === 'human' && (heard.grown ?? isGrown(name, details))
  // What the parent tells of them elsewhere says more about a body than about who they are.
  const { facts } = described === ownWords ? heard : hearFigure(name, described)
  const bodies = kind === 'toy' ? [] : bodiesOf(facts, ageOf(details, kind))
  return {
    name,
    seed,
    details,
    kind,
    ...(sort && { sort }),
    pronoun,
    grown,
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

function ageOf(details: string, kind: FigureKind): Parameters<typeof bodiesOf>[1] {
  if (kind !== 'human') return { years: undefined, isBaby: false, little: false }
  const years = /\bmonths? old\b/i.test(details) ? 0 : yearsOf(details)
  const isBaby = babyWords.test(details) && !/\btoddler\b/i.test(details)
  return { years, isBaby, little: years === undefined ? babyWords.test(details) : years <= 2 }
}

function stepsOf(bodies: readonly Body[]): string {
  if (bodies.includes('seated')) return 'Roll, roll, roll.'
  return bodies.includes('crawling') ? 'Pat, pat, pat.' : 'Step, step, step.'
}

/** "7 years old", "9,", "11 yrs". */
function yearsOf(details: string): number | undefined {
  const years = /\b(\d{1,2})(?:[\s-]*(?:years?|yrs?)(?:[\s-]*olds?)?|(?=\s*[,.;]|$))/i.exec(details)?.[1]
  return years === undefined ? undefined : Number(years)
}

/** An age in years counts before every word: "7 years old" is no old man. */
function isGrown(name: string, details: string): boolean {
  const years = yearsOf(details)
  if (years !== undefined) return years >= 17
  if (grownWords.test(name) || titleOfJob.test(name) || jobFirst.test(details)) return true
  const own = details.replaceAll(
    /\b(?:her|his|their|with|of|the)\s+(?:\w+\s+)?(?:grand)?(?:mother|father|mom|mum|dad|ma|pa|uncle|aunt|teacher)\b/gi,
    ' ',
  )
  return (
    grownWords.test(own) ||
    /\bold\b(?!er (?:brother|sister))/i.test(own.replaceAll(/\byears?[\s-]olds?\b/gi, ''))
  )
}
