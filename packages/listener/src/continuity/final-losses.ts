import { isOneOf } from '../text/read-units.ts'
import { placeIn } from './claim.ts'
import { type Gone, type Loss, noThing } from './loss.ts'
import type { Phrase } from './phrase.ts'
import type { ToldSentence } from './read-page.ts'
import type { Reading } from './reading.ts'

const eating =
  /\b(?:ate|eaten|gulped|gobbled|swallowed|devoured|munched|licked|nibbled|polished|finished|snapped|snatched|drank|drunk|gone|remained|left|crumbs?)\b/

/** What leaves no doubt that a thing is gone for good. */
const finals: readonly (readonly [Loss, RegExp, RegExp?])[] = [
  [
    'eaten',
    /\b(?:to the (?:very )?last (?:crumb|bite|lick|drop|morsel)|[Nn]ot (?:a|one|even a|even one) (?:single )?(?:crumb|bite|drop|lick|morsel)|[Nn]othing but (?:a few )?crumbs|all of (?:it|them)\b(?! [a-z])|every (?:single|last) (?:one|crumb|bite)|in one (?:gulp|bite|go)|all up\b)/,
    eating,
  ],
  [
    'in pieces',
    /\binto (?:a (?:hundred|thousand|million)|hundreds of|thousands of|countless|(?:two|three|four|five|six|seven|many|a dozen|tiny|little|small)(?: [a-z]+)?) (?:[a-z]+ )?(?:pieces|bits|splinters|shards|fragments)\b|\b(?:smashed|broke\w*|fell|burst|went|torn?|ripped|shattered) (?:in)?to (?:bits|pieces|shreds|splinters|shards|smithereens|dust)\b|\b(?:only|nothing but) (?:shards|splinters|pieces|bits|scraps|shreds|ashes)(?: [a-z]+){0,2} left\b|\b[Nn]othing (?:was left|remained) of (?:it|them)|\b(?:could|would) never be (?:mended|whole)|\bbeyond repair\b|\bburn(?:ed|t) to ashes\b/,
  ],
  [
    'broken',
    /\bt(?:ore|orn) (?:right |straight )?(?:down|through) the middle\b|\b(?:broke|snapped|tore|ripped) (?:clean |right )?in (?:two|half)\b/,
  ],
  [
    'lost',
    /\b(?:[Nn]obody|[Nn]o one|[Nn]one of them|(?:was|were) never|[Nn]ever(?: again)? did (?:anybody|anyone)) (?:ever )?(?:saw|seen|found|see|find)\b(?: it| them| (?:the|her|his) [a-z]+)?(?: again)?|\b(?:gone|lost|away) (?:for ever|forever|for good)\b|\btoo deep to [^.!?]*|\b(?:out to sea|never (?:came|come) (?:back|up again))\b/,
  ],
  [
    'given away',
    /\bfor (?:good|ever|keeps|always)\b|\b(?:to keep|keep (?:it|them))\b/,
    /\b(?:gave|given|sold|presented|handed|let|left)\b/,
  ],
]
const mayBe =
  /\b(?:almost|nearly|might|could have|would|if|dream\w*|afraid|as if|pretend\w*|imagin\w*|promis\w*|wish\w*|want\w*)\b/i

/** "He had eaten the honey cake to the last crumb", "the ring slipped into the lake. Nobody ever saw it again." */
export function finalLosses(sentence: ToldSentence, at: number, reading: Reading): Gone[] {
  const { told, page } = sentence
  if (mayBe.test(told)) return []
  return finals.flatMap(([loss, pattern, besides]) => {
    const match = pattern.exec(told)
    if (!match || (besides && !besides.test(told))) return []
    const own = thingsBefore(sentence, sentence.start + match.index + match[0].length, loss)
    const isIt = /\b(?:it|them)\b/.test(told) || own.length === 0
    const earlier = isIt && own.length === 0 ? reading.sentences.slice(Math.max(0, at - 2), at) : []
    const meant = [...own, ...earlier.flatMap((one) => thingsBefore(one, Number.POSITIVE_INFINITY, loss))]
    const nouns = new Set(meant.map(({ head }) => head))
    if (nouns.size > 3) return []
    return [...nouns].flatMap((noun) => {
      const thing = (reading.things.get(noun) ?? []).findLast(({ phrase }) => meant.includes(phrase))
      const start = sentence.start + match.index
      return thing
        ? [
            {
              noun,
              owner: thing.owner,
              loss,
              place: placeIn(page, { start, end: start + match[0].length }),
              at,
              thing,
              isFinal: true,
            },
          ]
        : []
    })
  })
}

/** What a sentence is about: neither where it happens nor with what. */
function thingsBefore({ phrases, units }: ToldSentence, end: number, loss: Loss): Phrase[] {
  return phrases.filter((phrase) => {
    const { noun, head, article, isName, count, from } = phrase
    if (isName || noun.end > end || noThing.test(head) || partial.test(head)) return false
    if (article === 'none' && !count) return false
    if (units[from - 1]?.part === 'ADP' && !/^(?:of|up|down)$/.test(units[from - 1]?.small ?? ''))
      return false
    if (loss === 'eaten' && !isOneOf(noun, 'food', 'plant')) return false
    return !isOneOf(
      noun,
      'kin-words',
      'kin',
      'person',
      'trade',
      'animal',
      'place',
      'weather',
      'body-part',
      'pronoun-nouns',
    )
  })
}

const partial =
  /^(?:piece|bit|crumb|shard|splinter|drop|bite|lick|morsel|shred|ash|water|sea|lake|river|well|drain|middle|wave|step|nail|floor|ground|wind|evening|bottom|gulp)$/
