import { AsyncLocalStorage } from 'node:async_hooks'
import { ApiError } from '../api-error.ts'
import type { Database, Queryable } from '../db/database.ts'
import type { Logger } from '../logger.ts'
import type { ModelCost, ModelSetting, NoteCall, SupplierCall } from '../ports/model-setting.ts'
import { deleteCallsBefore, insertCall, type SupplierDay, sumCallsByDay } from './supplier-call-store.ts'

export type { SupplierDay }

/** What suppliers are asked, and what it costs: in the log at once, and in the database for the desk. */
export interface SupplierCalls {
  /** Writes down the calls of a model. A call that cannot be written down is in the log alone: nobody waits for it. */
  noteFor(setting: Pick<ModelSetting, 'cost'>): NoteCall
  /**
   * What is under way is finished when the day's budget is used up; what is new waits for the next day of the UTC calendar.
   * @throws ApiError UNAVAILABLE
   */
  assertBudget(): Promise<void>
  /** Forgets calls from before this moment. */
  removeBefore(moment: Date): Promise<number>
  /** When all that was noted is stored. */
  settled(): Promise<void>
}

/** Which story is being made, for whoever notes what is asked for it. */
const making = new AsyncLocalStorage<string>()

/** Whatever is asked of a supplier within is asked for this generation. */
export const askedFor = <Result>(generationId: string, make: () => Promise<Result>): Promise<Result> =>
  making.run(generationId, make)

const usedUp =
  'So many stories were made today that today’s budget for them is used up. Nothing was charged; please try again tomorrow.'

/** The generation that something is asked for just now; null where it is none. */
export const generationAskedFor = (): string | null => making.getStore() ?? null

export function createSupplierCalls({
  db,
  logger,
  budgetPerDay,
}: {
  db: Database
  logger: Logger
  /** In whole units of the operator's currency; null where there is no limit. */
  budgetPerDay: number | null
}): SupplierCalls {
  const storing = new Set<Promise<void>>()
  return {
    noteFor:
      ({ cost: prices }) =>
      (call) => {
        const generationId = making.getStore() ?? null
        const cost = costOf(call, prices)
        logger.info({ ...call, generationId, cost: cost / perUnit }, 'A model was asked.')
        const stored = insertCall(db, {
          ...call,
          inputTokens: call.inputTokens ?? null,
          outputTokens: call.outputTokens ?? null,
          generationId,
          cost,
        })
          .catch((error: unknown) =>
            logger.error({ err: error }, 'A call of a model could not be written down.'),
          )
          .finally(() => storing.delete(stored))
        storing.add(stored)
      },
    async assertBudget() {
      if (budgetPerDay === null) return
      const today = await sumCallsByDay(db, new Date().toISOString().slice(0, 10))
      const spent = today.reduce((sum, { cost }) => sum + cost, 0) / perUnit
      if (spent < budgetPerDay) return
      logger.warn({ spent, budgetPerDay }, 'The budget of the day is used up: an order was refused.')
      throw new ApiError('UNAVAILABLE', usedUp)
    },
    removeBefore: (moment) => deleteCallsBefore(db, moment),
    settled: async () => {
      await Promise.all(storing)
    },
  }
}

/** What was asked on each day from this one on, a sum for each supplier. */
export function supplierDays(queryable: Queryable, from: string): Promise<SupplierDay[]> {
  return sumCallsByDay(queryable, from)
}

/** Costs are kept in millionths. */
const perUnit = 1_000_000

/** What a call costs by the operator's prices; one that failed costs nothing. */
export function costOf(
  {
    outcome,
    inputTokens = 0,
    outputTokens = 0,
  }: Pick<SupplierCall, 'outcome' | 'inputTokens' | 'outputTokens'>,
  prices: ModelCost | null,
): number {
  if (!prices || outcome === 'failed') return 0
  const millionths =
    'answer' in prices
      ? prices.answer * perUnit
      : inputTokens * prices.millionInput + outputTokens * prices.millionOutput
  return Math.round(millionths)
}
