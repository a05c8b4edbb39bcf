import type { Books } from '../books/books.ts'
import type { CharacterSheets } from '../character-sheets/character-sheets.ts'
import { keepHouse } from '../housekeeping/housekeeping.ts'
import type { Logger } from '../logger.ts'
import type { MailRoom } from '../mail/mail.ts'
import type { Narrations } from '../narrations/narrations.ts'
import { tendStarterLibrary } from '../starter-library/starter-library.ts'

type House = Parameters<typeof keepHouse>[0]
type Starters = Parameters<typeof tendStarterLibrary>[0]

interface BackgroundWork {
  /** Begins to run stages, to draw pictures and to fill the starter library in this process. */
  begin(): Promise<void>
  /** Ends housekeeping and the starter library; what the queue runs is not its concern. */
  end(): Promise<void>
}

/** @param starterLibrary whether the first books of a new installation are made here */
export function createBackgroundWork(
  deps: House &
    Starters & {
      mail: MailRoom
      books: Books
      narrations: Narrations
      characterSheets: CharacterSheets
      logger: Logger
    },
  { starterLibrary }: { starterLibrary: boolean },
): BackgroundWork {
  const stopping = new AbortController()
  let tending: Promise<void> = Promise.resolve()
  let stopHousekeeping = async () => {}
  return {
    async begin() {
      await deps.mail.work()
      await deps.generations.work()
      await deps.books.work()
      await deps.narrations.work()
      await deps.characterSheets.work()
      stopHousekeeping = keepHouse(deps)
      if (!starterLibrary) return
      tending = tendStarterLibrary(deps, stopping.signal).catch((error: unknown) =>
        deps.logger.error(
          { err: error },
          'The starter library is not finished; it goes on at the next start.',
        ),
      )
    },
    async end() {
      stopping.abort()
      await stopHousekeeping()
      await tending
    },
  }
}
