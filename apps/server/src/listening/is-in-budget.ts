import { ApiError } from '../api-error.ts'
import type { SupplierCalls } from '../supplier-calls/supplier-calls.ts'

/** Whether a supplier may still be asked today, for those who can do without. */
export async function isInBudget(calls: Pick<SupplierCalls, 'assertBudget'>): Promise<boolean> {
  try {
    await calls.assertBudget()
    return true
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}
