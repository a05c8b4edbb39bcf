import { valueFor } from '@faith-fables/listener/lexicons/lexicons'
import type { FigureKind, Pronoun } from '../plots/plot.ts'
import { createRandom } from '../random.ts'
import { pronounOfGivenName } from './given-names.ts'
import type { StoryFigure } from './story-figure.ts'

const saysThey = /\b(?:they|them|themselves|themself)\b/i

/** Whether somebody is "they" only because nothing has told he or she; a parent may also say "they". */
export function isLeftOpen({
  kind,
  pronoun,
  details,
}: Pick<StoryFigure, 'kind' | 'pronoun' | 'details'>): boolean {
  return kind === 'human' && pronoun === 'they' && !saysThey.test(details)
}

interface Described {
  name: string
  details: string
  kind: FigureKind
  /** What the listener heard without being sure of it. */
  perhaps?: Pronoun | undefined
  /** Draws the lot where nothing tells. */
  seed: string
}

/**
 * He, she, they or it of somebody whose words do not surely tell it to the listener: by a title or a well-known given name before
 * what was heard. A person of whom nothing is said is "they". An animal or a toy with a name is he or she, for a pet is no thing;
 * by the sound of its name, or else by a lot that always falls the same way. Without a name it is "it".
 */
export function pronounOfUntold({ name, details, kind, perhaps, seed }: Described): Pronoun {
  return (
    pronounOfTitle(name) ??
    pronounOfGivenName(name) ??
    perhaps ??
    (kind === 'human' ? 'they' : pronounOfPet(name, details, seed))
  )
}

/** "Don Chuy", "Doña Rosa", "Vovô Zé": only before a name, for elsewhere "don" is half of "don't". */
function pronounOfTitle(name: string): Pronoun | undefined {
  if (/^(?:don|señor|senor|signor|monsieur|herr|sheikh|padre|vovô|vovo|tío|tito) \p{L}/iu.test(name))
    return 'he'
  return /^(?:doña|dona|señora|senora|señorita|signora|madame|frau|begum|vovó|tía|tita) \p{L}/iu.test(name)
    ? 'she'
    : undefined
}

const girlishPet =
  /(?:a|elle|ette|ina|belle|lulu|lady|duchess|daisy|honey|ginger|pearl|flossy|fluffy|molly|dolly|poppy|rosie|missy|kitty|goldie|blossom|clover|maple|snowflake|sunny)$/i

function pronounOfPet(name: string, details: string, seed: string): Pronoun {
  if (/\bits?\b/i.test(details) || /^(?:the|a|an|my|our) /i.test(name)) return 'it'
  if (girlishPet.test(name)) return 'she'
  return createRandom(`${seed}/pronoun`).next() < 0.5 ? 'he' : 'she'
}

/** What a noun tells, as "sister" and "uncle" do; undefined for "cousin". */
export function pronounOfNoun(noun: string): 'he' | 'she' | undefined {
  const told = valueFor('pronoun-nouns', noun) ?? valueFor('kin-words', noun)
  return told === 'he' || told === 'she' ? told : undefined
}
