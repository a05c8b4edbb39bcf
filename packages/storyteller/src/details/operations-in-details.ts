import { type CastMember, listenToDetails } from '@faith-fables/listener'
import type { Operation } from '../feedback/operation.ts'
import { operationsOfWish } from '../feedback/operations-of-wish.ts'

/** What Additional Details ask of the telling. @param words cleaned */
export function operationsInDetails(words: string, cast: readonly CastMember[]): Operation[] {
  return listenToDetails({ words, cast }).sentences.flatMap(({ wishes }) =>
    wishes.flatMap((wish) => operationsOfWish(wish, cast)),
  )
}
