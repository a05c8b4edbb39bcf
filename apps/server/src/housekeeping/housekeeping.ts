import type { Generations } from '../generations/generations.ts'
import type { Logger } from '../logger.ts'
import type { PersonalData } from '../personal-data/personal-data.ts'
import type { Purchases } from '../purchases/purchases.ts'
import type { SupplierCalls } from '../supplier-calls/supplier-calls.ts'
import type { Tries } from '../tries/tries.ts'
import type { Verdicts } from '../verdicts/verdicts.ts'

/** Deleted stories can be brought back by hand for so long; then they and their pictures are removed. */
const daysKept = 30
/** The desk shows what was asked of suppliers for 90 days; a year is enough for a look at their bills. */
const daysOfCalls = 400
/** Whoever pays does so within minutes of opening the payment page. */
const hoursUntilLookedAt = 1
/** A story that is to become public is asked for long before; then nobody needs the words that were held back of it. */
const daysOfWords = 90
const dayMilliseconds = 24 * 3600 * 1000

/**
 * Removes once a day, beginning now, the accounts whose time has come, what was deleted 30 days ago, what was noted of suppliers
 * more than a year ago, the words in old verdicts of the moderator, and tries that count no more. Asks about purchases of which nothing
 * was told. Several processes may do so at once.
 * @returns a function that ends it, once what is under way is done.
 */
export function keepHouse({
  generations,
  supplierCalls,
  personalData,
  tries,
  purchases,
  verdicts,
  logger,
}: {
  generations: Pick<Generations, 'removeDeleted'>
  supplierCalls: Pick<SupplierCalls, 'removeBefore'>
  personalData: Pick<PersonalData, 'deleteDue'>
  tries: Pick<Tries, 'removeEnded'>
  purchases: Pick<Purchases, 'lookAgain'>
  verdicts: Pick<Verdicts, 'forgetWordsBefore'>
  logger: Pick<Logger, 'info' | 'error'>
}): () => Promise<void> {
  const clean = async () => {
    try {
      const accounts = await personalData.deleteDue(new Date())
      if (accounts > 0) logger.info({ accounts }, 'Accounts were deleted, as their parents asked.')
      const removed = await generations.removeDeleted(before(daysKept))
      await supplierCalls.removeBefore(before(daysOfCalls))
      await tries.removeEnded()
      await purchases.lookAgain(before(hoursUntilLookedAt / 24))
      await verdicts.forgetWordsBefore(before(daysOfWords))
      if (removed > 0) logger.info({ removed }, 'Deleted stories were removed for good.')
    } catch (error) {
      logger.error({ err: error }, 'What is old could not be removed; tomorrow again.')
    }
  }
  let cleaning = clean()
  const timer = setInterval(() => {
    cleaning = clean()
  }, dayMilliseconds)
  return async () => {
    clearInterval(timer)
    await cleaning
  }
}

const before = (days: number): Date => new Date(Date.now() - days * dayMilliseconds)
