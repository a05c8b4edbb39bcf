import type { ClauseContext } from './clause-context.ts'

/** A word that is complained of: "choirmistress is a hard word for us", "who is babcia?", "we avoid the word real". */
const wrongWord =
  /^(?:but |and |so )*(?:the word )?(?<first>\p{L}+) (?:is|was|'s) (?:(?:such|rather|quite|a bit|too) )*(?:an? )?(?:hard|difficult|big|long|strange|odd|funny|wrong) (?:a )?(?:word|name)\b|^(?:who|what)(?: on earth)? (?:is|'s|are) (?:an? |the )?(?<asked>\p{L}+)$|\bthe word (?<said>\p{L}+)$|^(?:the )?(?<unfit>\p{L}+) (?:is n't|is not|ai n't) (?:a word|for a book|for children|what we say)\b/u
const otherWord =
  /^(?:(?:please|so|better|rather|just|could you|can you|you could|maybe) )*(?:say|write|use|put|make it|call it) (?:the word )?(?<to>\p{L}+(?: \p{L}+)?)(?: please| instead| or something)*$/u
/** "He calls her yiayia", "it's Mamá", "Ah-ma would say …". */
const rightWord =
  /\b(?:calls?|call) (?:her|him|it|them) (?<called>[\p{L}'-]+)$|^(?:also |and |but )*it(?: is| 's|'s| would be) (?<named>[\p{L}'-]+)$|\b(?:says?|would say|'d say|use|write) (?<said>[\p{L}' -]+)$/iu
const never =
  /^(?:and |but )?(?:(?:we|they|she|he|i) )?(?:(?:would|do|does|'d) )?(?:never|not|n't) (?:say |use |call (?:her|him|it) )?(?:that )?(?!(?:she|he|it|they|that|you|we|i|him|her|this|so|again|mind)$)(?<from>\p{L}+|“”)$/u

/** "He calls her yiayia. Never grandmother", "… is a hard word. Say teacher": a word for a word, said in two breaths. */
export function readWordExchange({
  words,
  wordsBefore,
  quotations,
}: ClauseContext): { from: string; to: string } | null {
  if (wordsBefore === null) return null
  const wrong = Object.values(wrongWord.exec(wordsBefore.toLowerCase())?.groups ?? {}).find(
    (one) => one !== undefined,
  )
  const to = otherWord.exec(words)?.groups?.to
  if (wrong && to && wrong !== to) return { from: wrong, to }
  const gone = never.exec(words)?.groups?.from
  const right = Object.values(rightWord.exec(wordsBefore)?.groups ?? {}).find((one) => one !== undefined)
  const from = gone === '“”' ? quotations[0] : gone
  return from && right ? { from, to: right.trim() } : null
}
