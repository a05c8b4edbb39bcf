import type { Generations } from '../generations/generations.ts'
import type { Logger } from '../logger.ts'

/** Deleted stories can be brought back by hand for so long; then they and their pictures are removed. */
const daysKept = 30
const dayMilliseconds = 24 * 3600 * 1000

/**
 * Removes once a day, beginning now, what was deleted 30 days ago. Several processes may do so at once.
 * @returns a function that ends it, once what is under way is done.
 */
export function keepHouse({
  generations,
  logger,
}: {
  generations: Pick<Generations, 'removeDeleted'>
  logger: Pick<Logger, 'info' | 'error'>
}): () => Promise<void> {
  const clean = async () => {
    try {
      const removed = await generations.removeDeleted(new Date(Date.now() - daysKept * dayMilliseconds))
      if (removed > 0) logger.info({ removed }, 'Deleted stories were removed for good.')
    } catch (error) {
      logger.error({ err: error }, 'Deleted stories could not be removed; tomorrow again.')
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
