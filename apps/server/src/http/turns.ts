import { ApiError } from '../api-error.ts'

/** Runs the task when those before it have ended. @throws ApiError UNAVAILABLE when too many wait */
export type Turns = <Result>(task: () => Promise<Result>) => Promise<Result>

/**
 * For work that takes so much memory that one at a time is all a small machine can carry.
 * @param mostWaiting beside the one that runs
 * @param sentence told to whoever would have to wait behind them
 */
export function createTurns(mostWaiting: number, sentence: string): Turns {
  let present = 0
  let last: Promise<unknown> = Promise.resolve()

  return async (task) => {
    if (present > mostWaiting) throw new ApiError('UNAVAILABLE', sentence)
    present += 1
    const turn = last.then(task).finally(() => {
      present -= 1
    })
    last = turn.catch(() => {})
    return turn
  }
}
