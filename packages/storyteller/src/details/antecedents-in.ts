import { pronounOfNoun } from '../figures/find-pronoun.ts'
import { kindOfNoun } from '../figures/noun-kinds.ts'
import type { Known } from './detail.ts'

export type Gender = 'he' | 'she'

/** Whom or what a pronoun may stand for, and the words that say so again. */
export interface Antecedent {
  words: string
  genders: readonly Gender[]
}

const somebody =
  /\b(?<determiner>a|an|the|his|her|their|my|our|\p{Lu}\p{L}*'s) (?=(?<first>\p{Ll}+)(?: (?<second>\p{Ll}+))?)/gu

/** Called by what they are to the family: "Grandpa", "Aunt Ruth", "Mr. Bell". */
const calledByKin =
  /(?<!\p{L}['’]s )\b(?<kin>Grand(?:ma|pa|mother|father|dad|mom)|Gran(?:ny|dpapa)?|Nan(?:a|ny)?|Nonn[ao]|O[mp]a|Abuel[ao]|Mo?m(?:my)?|Mum(?:my)?|Mother|Dad(?:dy)?|Papa|Father|Aunt(?:ie|y)?|Uncle|M(?:rs?|s)\.?|Miss|Pastor)\b(?: (?!(?:God|Jesus|He|She|They|And|But)\b)\p{Lu}\p{Ll}+)?(?!['’]s)/gu

const possessives = { he: 'his', she: 'her', they: 'their', it: 'its' } as const

type Spot = Antecedent & { at: number }

/** Everybody a text names, in its order: characters, and persons and animals by their nouns. */
export function antecedentsIn(
  text: string,
  { subject, known }: { subject: Known[number]; known: Known },
): Antecedent[] {
  const figures = known.flatMap(({ name, pronoun }) => {
    const at = text.search(new RegExp(`${name.replaceAll(/[^\p{L}\p{N}]/gu, '.')}(?!'s)`, 'u'))
    return at >= 0 && (pronoun === 'he' || pronoun === 'she') ? [{ at, words: name, genders: [pronoun] }] : []
  })
  const others = [...text.matchAll(somebody)].flatMap(({ index, groups }) => {
    const { determiner = '', first = '', second = '' } = groups ?? {}
    const own = determiner === `${subject.name}'s` ? possessives[subject.pronoun] : determiner
    const whose = /^an?$/.test(determiner) ? 'the' : own
    const nouns = [first, second].filter((noun) => gendersOf(noun).length > 0)
    return nouns
      .slice(0, 1)
      .map((noun) => ({ at: index, words: `${whose} ${noun}`, genders: gendersOf(noun) }))
  })
  const kin = [...text.matchAll(calledByKin)].map(
    ({ index, 0: words, groups }): Spot => ({
      at: index,
      words,
      genders: gendersOf(groups?.kin?.replace('.', '').toLowerCase() ?? ''),
    }),
  )
  const god = [...text.matchAll(/\b(?:God|Jesus|the Lord)\b(?!'s)/gi)].map(
    ({ index, 0: words }): Spot => ({ at: index, words, genders: ['he'] }),
  )
  return [...figures, ...others, ...kin, ...god].sort((a, b) => a.at - b.at)
}

function gendersOf(noun: string): Gender[] {
  const told = pronounOfNoun(noun)
  if (told) return [told]
  const kind = kindOfNoun(noun)
  return !noun.endsWith('s') && (kind === 'person' || kind === 'animal') ? ['he', 'she'] : []
}
