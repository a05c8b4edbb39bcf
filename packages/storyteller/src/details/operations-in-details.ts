import { type CastMember, type DetailSentence, listenToDetails } from '@faith-fables/listener'
import type { Operation } from '../feedback/operation.ts'
import { operationsOfWish } from '../feedback/operations-of-wish.ts'
import { valuesNamedIn } from '../scripture/values-named.ts'

/** What Additional Details ask of the telling. @param words cleaned */
export function operationsInDetails(words: string, cast: readonly CastMember[]): Operation[] {
  return listenToDetails({ words, cast }).sentences.flatMap((sentence) =>
    operationsOfSentence(sentence, cast),
  )
}

/** What one sentence of them asks of the telling. */
export function operationsOfSentence(
  { wishes, read, sort }: Pick<DetailSentence, 'wishes' | 'read' | 'sort'>,
  cast: readonly CastMember[],
): Operation[] {
  const asked = wishes.flatMap((wish) => operationsOfWish(wish, cast))
  if (asked.length === 0 && nothingScary.test(read.trim()))
    return operationsOfWish({ kind: 'tone', tone: 'less-scary' }, cast)
  const values = asked.length === 0 && sort !== 'aside' ? valuesAsked(read) : []
  return values.length > 0 ? [{ kind: 'emphasis', values }] : asked
}

const nothingScary =
  /^(?:please |and |also |but )*(?:nothing|no) (?:too |very |really )?(?:scary|frightening|spooky|creepy|violent)(?: (?:bits|parts|things|stuff))?(?: please)?$/i

/** "A story about sharing", "it should be about telling the truth", "the moral is patience": only where nothing else is said. */
const ofValue =
  /^(?:please |and |also |maybe )*(?:(?:(?:a|the|our|this|my) )?(?:story|book|tale|theme|topic|moral|lesson|message|something|it)(?: (?:should|could|must) be| is|['’]s| to be)? ?(?:all )?(?:about|on|is|of|:)|about|theme:?|moral:?|lesson:?) (?:the importance of |being |learning (?:to|about) |how to |to )?(?<value>(?!an? |the |our |his |her )\p{L}+(?: (?!to\b|with\b|toward)\p{L}+){0,2})(?: (?:to|with|towards?|at|in) (?:an? |the |his |her |their |each |one )?\p{L}+(?: \p{L}+)?)?(?: please)?$/iu

/** "Sharing", and nothing else. */
const bareValue =
  /^(?:sharing|kindness|honesty|forgiveness|forgiving|patience|courage|bravery|gratitude|friendship|humility|perseverance|generosity|compassion|self-control|telling the truth|saying sorry|being (?:brave|kind|honest|patient|gentle|grateful)|helping others|making friends)$/i

/** "Teach him to say thank you", "he should learn about patience". */
const taught =
  /^(?:please |and |also |maybe )*(?:teach(?:es)? \p{L}+(?: \p{L}+)? (?:to |about |how to )|(?:\p{L}+ ){1,2}(?:should|must|needs to|has to) learn (?:to |about |how to ))(?<value>\p{L}+(?: \p{L}+){0,3})(?: please)?$/iu

function valuesAsked(read: string): ReturnType<typeof valuesNamedIn> {
  const said = read.trim()
  const value =
    ofValue.exec(said)?.groups?.value ?? taught.exec(said)?.groups?.value ?? bareValue.exec(said)?.[0]
  return value ? valuesNamedIn(value) : []
}
