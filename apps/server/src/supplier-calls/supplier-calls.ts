import { AsyncLocalStorage } from 'node:async_hooks'
import { ApiError } from '../api-error.ts'
import type { Database, Queryable } from '../db/database.ts'
import type { Logger } from '../logger.ts'
import type { ModelCost, ModelSetting, NoteCall, SupplierCall, SupplierCare } from '../ports/model-setting.ts'
import { traced } from '../tracing.ts'
import {
  deleteCallsBefore,
  insertCall,
  type SupplierDay,
  sumCallsByDay,
  sumCallsOf,
} from './supplier-call-store.ts'
import { createSupplierGate, type SupplierGate } from './supplier-gate.ts'

export type { SupplierDay }

/** What suppliers are asked, and what it costs: in the log at once, and in the database for the desk. */
export interface SupplierCalls {
  /**
   * How the supplier of a model is asked, together with its other models. Calls are written down; one that cannot be is in the log
   * alone: nobody waits for it.
   */
  careFor(setting: Pick<ModelSetting, 'cost' | 'supplier' | 'model' | 'baseUrl'>): SupplierCare
  /**
   * What is under way is finished when the day's budget is used up; what is new waits for the next day of the UTC calendar.
   * @throws ApiError UNAVAILABLE
   */
  assertBudget(): Promise<void>
  /** The same, for those who can do without. */
  isInBudget(): Promise<boolean>
  /**
   * The same as `assertBudget`, and what may be spent on one story: what was ordered of it is finished, nothing more is begun.
   * @throws ApiError UNAVAILABLE, NOTHING_LEFT
   */
  assertBudgetOf(generationId: string): Promise<void>
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

const usedUpByStory =
  'So much was made for this story that its budget is used up. Nothing was charged; everything that is there can be used.'

const restOf = (supplier: string) => ({
  supplier,
  purpose: 'rest',
  outcome: 'rested' as const,
  inputTokens: undefined,
  outputTokens: undefined,
})
/** The generation that something is asked for just now; null where it is none. */
export const generationAskedFor = (): string | null => making.getStore() ?? null

export function createSupplierCalls({
  db,
  logger,
  budgetPerDay,
  budgetPerStory,
  callsAtOnce,
  restSeconds,
  noteCall,
}: {
  db: Database
  logger: Logger
  /** In whole units of the operator's currency; null where there is no limit. */
  budgetPerDay: number | null
  /** The same for one story. */
  budgetPerStory: number | null
  /** Questions to one supplier at the same time, in this process. */
  callsAtOnce: number
  /** For which a supplier is left alone that does not answer. */
  restSeconds: number
  /** Told of each call and each rest, its cost in whole units of the operator's currency. */
  noteCall: (call: SupplierCall & { cost: number }) => void
}): SupplierCalls {
  const storing = new Set<Promise<void>>()
  const noteFor =
    (prices: ModelCost | null): NoteCall =>
    (call) => {
      const generationId = making.getStore() ?? null
      const cost = costOf(call, prices)
      noteCall({ ...call, cost: cost / perUnit })
      if (call.outcome !== 'rested')
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
    }
  const gates = new Map<string, SupplierGate>()
  const gateOf = (address: string): SupplierGate => {
    const gate = gates.get(address) ?? createSupplierGate({ callsAtOnce, restSeconds })
    gates.set(address, gate)
    return gate
  }
  const spentToday = async () => {
    const today = await sumCallsByDay(db, new Date().toISOString().slice(0, 10))
    return today.reduce((sum, { cost }) => sum + cost, 0) / perUnit
  }
  const assertBudget = async () => {
    if (budgetPerDay === null) return
    const spent = await spentToday()
    if (spent < budgetPerDay) return
    logger.warn({ spent, budgetPerDay }, 'The budget of the day is used up: an order was refused.')
    throw new ApiError('UNAVAILABLE', usedUp)
  }
  return {
    careFor({ supplier, model, baseUrl, cost: prices }) {
      const note = noteFor(prices)
      const name = `${supplier}:${model}`
      const gate = gateOf(`${supplier} ${baseUrl ?? ''}`)
      return {
        note,
        isResting: gate.isResting,
        pass: (ask, signal) =>
          gate.pass(() => traced(`ask ${name}`, { kind: 'question' }, ask), signal, {
            onRest() {
              logger.warn(
                { supplier: name, restSeconds },
                'A supplier does not answer, and is left alone for a while.',
              )
              note({ ...restOf(name), milliseconds: restSeconds * 1000 })
            },
            onReturn: () => logger.warn({ supplier: name }, 'A supplier answers again.'),
          }),
      }
    },
    assertBudget,
    isInBudget: async () => budgetPerDay === null || (await spentToday()) < budgetPerDay,
    async assertBudgetOf(generationId) {
      await assertBudget()
      if (budgetPerStory === null) return
      const spent = (await sumCallsOf(db, generationId)) / perUnit
      if (spent < budgetPerStory) return
      logger.warn(
        { generationId, spent, budgetPerStory },
        'The budget of a story is used up: an order was refused.',
      )
      throw new ApiError('NOTHING_LEFT', usedUpByStory)
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
  if (!prices || outcome === 'failed' || outcome === 'rested') return 0
  const millionths =
    'answer' in prices
      ? prices.answer * perUnit
      : inputTokens * prices.millionInput + outputTokens * prices.millionOutput
  return Math.round(millionths)
}
