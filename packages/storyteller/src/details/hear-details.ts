import { type CastMember, type HeardDetails, listenToDetails } from '@faith-fables/listener'
import type { Operation } from '../feedback/operation.ts'
import { operationsOfWish } from '../feedback/operations-of-wish.ts'

/** A story is told several times to judge what became of its wishes, each time of the same words. */
const mostRemembered = 8
const remembered = new Map<string, HeardDetails>()

/** What was understood of Additional Details. @param words cleaned */
export function hearDetails(words: string, cast: readonly CastMember[]): HeardDetails {
  const key = JSON.stringify([words, cast.map(({ name, details }) => [name, details])])
  const heard = remembered.get(key) ?? listenToDetails({ words, cast })
  remembered.delete(key)
  remembered.set(key, heard)
  for (const oldest of remembered.keys()) {
    if (remembered.size <= mostRemembered) break
    remembered.delete(oldest)
  }
  return heard
}

/** What Additional Details ask of the telling. @param words cleaned */
export function operationsInDetails(words: string, cast: readonly CastMember[]): Operation[] {
  return hearDetails(words, cast).sentences.flatMap(({ wishes }) =>
    wishes.flatMap((wish) => operationsOfWish(wish, cast)),
  )
}
