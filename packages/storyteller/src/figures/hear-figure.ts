import { type Being, type Fact, type WordKind, wordKinds } from '@faith-fables/listener/facts'
import { valueFor } from '@faith-fables/listener/lexicons/lexicons'
import { listenToCharacter } from '@faith-fables/listener/listen-to-character'
import type { PlainForm } from '@faith-fables/listener/plain-forms/plain-form'
import { plainFormOf } from '@faith-fables/listener/plain-forms/plain-form-of'
import { plainFormOfOther } from '@faith-fables/listener/plain-forms/plain-form-of-other'
import type { FigureKind, Pronoun } from '../plots/plot.ts'
import { animalVoices } from './animal-voices.ts'
import type { FigureFact } from './figure-fact.ts'
import { findAnimal, findKind, findSort } from './find-kind.ts'

/** Who somebody is, as the listener heard it. */
export interface HeardFigure {
  kind: FigureKind
  /** What an animal or a toy is: "lamb", "greyhound", "stuffed rabbit"; undefined for people. */
  sort: string | undefined
  /** The animal by the word that `animalVoices` knows, or the nearest to it; undefined where none is near. */
  animal: string | undefined
  /** Only where the words say it. */
  pronoun: Pronoun | undefined
  /** What was heard without being sure. */
  perhaps: Pronoun | undefined
  /** Undefined where nothing tells. */
  grown: boolean | undefined
  years: number | undefined
  facts: readonly Fact[]
}

/** Asks the listener. What is neither animal nor toy is told as a person. */
export function hearFigure(name: string, details: string): HeardFigure {
  const { facts } = listenToCharacter({ name, details })
  const heardPronouns = facts.filter((fact) => fact.kind === 'pronoun')
  return {
    ...beingOf(name, facts),
    pronoun: heardPronouns.find(({ certain }) => certain)?.pronoun,
    perhaps: heardPronouns[0]?.pronoun ?? (facts.some(isDress) ? 'she' : undefined),
    grown: grownOf(
      facts.filter(({ about }) => about === name),
      details,
    ),
    years: facts.find((fact) => fact.kind === 'age')?.years,
    facts,
  }
}

/** The weakest clue, for a name that tells nothing. */
const isDress = (fact: Fact): boolean =>
  fact.kind === 'garment' && /\b(?:dress|skirt|tutu)\b(?! (?:shirt|shoes|up))/i.test(fact.words)

const kindsOfWords: ReadonlySet<string> = new Set(wordKinds)

/** What of it can be told: only what is certain, of the one whom the words are about, and has a plain form. */
export function tellableFacts(
  { facts }: Pick<HeardFigure, 'facts'>,
  { name, details, pronoun }: { name: string; details: string; pronoun: Pronoun },
): FigureFact[] {
  const hasCoat = facts.some((fact) => fact.kind === 'being' && isFurry(fact.being))
  return facts.flatMap((fact): FigureFact[] => {
    if (!fact.certain || fact.about !== name) return []
    if (fact.kind === 'pet' || fact.kind === 'friend') {
      const plain = plainFormOfOther(fact)
      return plain
        ? [{ kind: fact.kind, words: [fact.words, fact.name].filter(Boolean).join(' '), plain }]
        : []
    }
    if (!hasWords(fact)) return []
    const form = plainFormOf({ fact, details, pronoun })
    const plain = form && hasCoat ? asCoat(fact.kind, form) : form
    return plain ? [{ kind: fact.kind, words: fact.words, plain }] : []
  })
}

/** An animal, a dragon or a toy; a troll and a fairy have skin and hair. */
const isFurry = (being: Being): boolean =>
  being.sort !== 'human' &&
  (being.sort !== 'other' || animalOf(being.noun) !== undefined || being.noun in beasts)

/** A hedgehog is brown, and has no brown skin. */
function asCoat(kind: Fact['kind'], form: PlainForm): PlainForm {
  const said =
    form.form === 'thing' && /^(?:skin|hair)$/.test(kind)
      ? /^(.+) (?:skin|hair)$/.exec(form.words)?.[1]
      : undefined
  return said === undefined || /\b(?:with|of|in) /.test(said) ? form : { form: 'quality', words: said }
}

const hasWords = (fact: Fact): fact is Extract<Fact, { kind: WordKind }> => kindsOfWords.has(fact.kind)

function beingOf(name: string, facts: readonly Fact[]): Pick<HeardFigure, 'kind' | 'sort' | 'animal'> {
  const said = facts.find((fact) => fact.kind === 'being')
  // Where the details say nothing, a name may: "Snowy the lamb".
  if (!said?.certain)
    return { kind: findKind(name, ''), sort: findSort(name, ''), animal: findAnimal(name, '') }
  const { being } = said
  if (being.sort === 'human') return { kind: 'human', sort: undefined, animal: undefined }
  if (being.sort === 'toy' || being.sort === 'robot')
    return { kind: 'toy', sort: being.noun, animal: undefined }
  const animal = animalOf(being.noun)
  if (animal) return { kind: 'animal', sort: animal, animal }
  const beast = being.sort === 'other' ? beasts[being.noun] : undefined
  if (beast) return { kind: 'animal', sort: being.noun, animal: beast }
  if (being.sort !== 'animal') return { kind: 'human', sort: undefined, animal: undefined }
  return { kind: 'animal', sort: being.noun, animal: kinOfClasses[valueFor('animal', being.noun) ?? ''] }
}

/** An animal that has no voice here has that of its class, as the listener's list of animals names it. */
const kinOfClasses: Readonly<Partial<Record<string, string>>> = {
  dog: 'dog',
  cat: 'cat',
  horse: 'horse',
  bird: 'bird',
  fish: 'fish',
  insect: 'ant',
  reptile: 'tortoise',
  dinosaur: 'dinosaur',
}

/** Beasts of fable that go on hooves or wings, and have the voice of an animal. */
const beasts: Readonly<Partial<Record<string, string>>> = {
  unicorn: 'horse',
  'baby unicorn': 'horse',
  alicorn: 'horse',
  pegasus: 'horse',
  'flying horse': 'horse',
  'winged horse': 'horse',
  phoenix: 'bird',
}

/** "bearded dragon" is a dragon to us. */
function animalOf(noun: string): string | undefined {
  return [noun, noun.split(' ').at(-1) ?? ''].find((word) => Object.hasOwn(animalVoices, word))
}

/** An age counts before every word: "7 years old" is no old man. */
/** "A kindergarten teacher with a bicycle": what somebody is called first. */
const begins = ({ span }: Fact, details: string): boolean =>
  /^(?:an? |the )?$/i.test(details.slice(0, span[0]))

function grownOf(facts: readonly Fact[], details: string): boolean | undefined {
  const age = facts.find((fact) => fact.kind === 'age')
  if (age) return age.years >= 17
  const stages = facts.filter((fact) => fact.kind === 'stage')
  const stage = stages.find(({ certain }) => certain) ?? stages[0]
  if (stage) return /^(?:adult|elder)$/.test(stage.stage)
  return facts.some((fact) => fact.kind === 'work' && (fact.certain || begins(fact, details))) || undefined
}
