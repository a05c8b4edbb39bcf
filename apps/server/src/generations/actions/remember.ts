import type { Transaction } from '../../db/database.ts'

/** Keeps what an action came to in the action's own transaction, so that a repeated call gets the same answer. */
export type Remember<Result> = (transaction: Transaction, result: Result) => Promise<void>
