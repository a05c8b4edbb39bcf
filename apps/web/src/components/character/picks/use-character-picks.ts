import type { Character, SeenThing } from '@faith-fables/contract'
import type { Pick } from '@faith-fables/contract/character-picks'
import { holdsWord, visibleText } from '@faith-fables/contract/visible-text'
import { writePick } from '@faith-fables/contract/write-pick'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { readingQuery } from '../../../api/parent/reading-query.ts'

export interface CharacterPicks {
  /** Writes what was picked into the details; null takes it back. One after the other, in the order of the picks. */
  write: (pick: Pick, value: string | null) => void
  /** Puts the words back that stood there before the last pick; null where somebody has typed since. */
  undo: (() => void) | null
  /** The last pick could not be written. */
  isFailed: boolean
}

/** Picks are written into words that were just read: where they stand is known of these alone. */
export function useCharacterPicks(
  { name, details }: Character,
  write: (details: string) => void,
): CharacterPicks {
  const client = useQueryClient()
  const latest = useRef({ name, details })
  latest.current = { name, details }
  // A pick may wait for its reading: by then the form has been drawn anew.
  const onDetails = useRef(write)
  onDetails.current = write
  const line = useRef<Promise<void>>(Promise.resolve())
  const [before, setBefore] = useState<readonly Written[]>([])
  const [isFailed, setFailed] = useState(false)

  /** Whoever types on in the meantime has other words: these are read, too. */
  async function writeOne(pick: Pick, value: string | null): Promise<void> {
    const typed = latest.current
    const words = visibleText(typed.details)
    const written = writePick(words, await read(client, { ...typed, details: words }), pick, value)
    if (latest.current.details !== typed.details) return writeOne(pick, value)
    if (written === words) return
    latest.current = { ...typed, details: written }
    setBefore((others) => [...others, { before: typed.details, written }])
    onDetails.current(written)
  }

  const last = before.at(-1)
  return {
    write(pick, value) {
      line.current = line.current
        .then(() => writeOne(pick, value))
        .then(
          () => setFailed(false),
          () => setFailed(true),
        )
    },
    undo:
      last?.written === details
        ? () => {
            setBefore(before.slice(0, -1))
            write(last.before)
          }
        : null,
    isFailed,
  }
}

interface Written {
  before: string
  written: string
}

async function read(client: QueryClient, typed: Character): Promise<readonly SeenThing[]> {
  if (!holdsWord(typed.details)) return []
  return (await client.fetchQuery(readingQuery(typed))).seen
}
