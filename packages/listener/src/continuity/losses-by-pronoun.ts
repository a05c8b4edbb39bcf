import { isOneOf } from '../text/read-units.ts'
import { type Gone, type Loss, noThing, unreal } from './loss.ts'
import type { Phrase } from './phrase.ts'
import type { ToldSentence } from './read-page.ts'
import type { Reading, Thing } from './reading.ts'

const lossOfIt: readonly (readonly [RegExp, Loss])[] = [
  [
    /\b(?:gave|handed) (?:it|them) (?:away|to)\b|\bsold (?:it|them)\b|\bgave (?:her|him) (?:it|them)\b/,
    'given away',
  ],
  [
    /\b(?:threw (?:it|them) away|lost (?:it|them)|(?:stole|took) (?:it|them) (?:away|from)|stole (?:it|them)|(?:it|they) (?:had been|was|were) stolen|(?:it|they) (?:sank|rolled|fell|slid|floated|was swept|blew) (?:away|out of sight|to the bottom|into the (?:river|sea|well|lake|drain)))\b/,
    'lost',
  ],
  [
    /\b[Nn]ot a (?:single )?crumb\b|\b[Nn]othing but (?:the )?crumbs\b|\blicked (?:the|his|her) (?:plate|bowl) clean\b/,
    'eaten',
  ],
  [/\b(?:ate|gobbled|swallowed) (?:it|them)(?: all)?(?: up)?\b/, 'eaten'],
  [
    /\b(?:broke (?:it|them)|(?:it|they) (?:broke|burst|tore|shattered|melted|popped|snapped|collapsed|fell apart|fell to pieces|smashed)|(?:tore|smashed|ripped) (?:it|them))\b|\b[Nn]othing (?:was left|remained)\b|\b[Nn]ot a (?:[a-z]+ )was left\b|\binto (?:a (?:hundred|thousand)|tiny|a million) pieces\b/,
    'broken',
  ],
]

/** "He gave it to the girl", "it broke", of the things that were told of before. */
export function goneByPronoun(sentence: ToldSentence, at: number, reading: Reading): Gone[] {
  const { told, page, start } = sentence
  return lossOfIt.flatMap(([pattern, loss]) => {
    const match = pattern.exec(told)
    if (!match || unreal.test(told.replace(match[0], ' '))) return []
    const isMany = /\b(?:them|they)\b/.test(match[0])
    const end = start + match.index
    const span = [end, end + match[0].length] as const
    return thingsMeant(sentence, at, end, isMany, loss, reading).map((thing) => ({
      noun: thing.phrase.head,
      owner: thing.owner,
      loss,
      place: { page, span },
      at,
      thing,
    }))
  })
}

/** What "it" may stand for; more than one is no harm, since of each a later use is asked for. */
function thingsMeant(
  sentence: ToldSentence,
  at: number,
  end: number,
  isMany: boolean,
  loss: Loss,
  reading: Reading,
): Thing[] {
  const inOne = sentence.phrases.filter(({ noun }) => noun.end <= end)
  const near = inOne.some((phrase) => canBeMeant(phrase, isMany, loss))
    ? inOne
    : reading.sentences
        .slice(Math.max(0, at - (loss === 'broken' ? 5 : loss === 'eaten' ? 2 : 1)), at)
        .flatMap(({ phrases }) => phrases)
  const meant = near.filter((phrase) => canBeMeant(phrase, isMany, loss))
  const nouns = new Set(meant.map(({ head }) => head))
  if (nouns.size > (loss === 'broken' ? 3 : 1)) return []
  return [...nouns].flatMap((noun) =>
    (reading.things.get(noun) ?? []).filter(({ phrase }) => meant.includes(phrase)).slice(-1),
  )
}

const canBeMeant = (
  { isName, head, noun, isPlural, article, count }: Phrase,
  isMany: boolean,
  loss: Loss,
): boolean =>
  !isName &&
  !noThing.test(head) &&
  !/^(?:first|second|last|garden|bush|tree|table|floor|shelf|wall|ground)$/.test(head) &&
  isPlural === isMany &&
  (article !== 'none' || count !== null) &&
  (loss !== 'eaten' || isOneOf(noun, 'food')) &&
  !isOneOf(noun, 'kin-words', 'person', 'animal', 'place', 'kin', 'weather', 'body-part')
