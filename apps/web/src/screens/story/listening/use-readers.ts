import type { HeardRecording } from '@faith-fables/contract'
import { useState } from 'react'
import type { useManner } from './use-manner.ts'

type Ways = Omit<ReturnType<typeof useManner>, 'manner'>

/** Who reads a story: those who recorded it come before its narrator and the voices of the device, unless somebody chooses otherwise. */
export function useReaders(recordings: readonly HeardRecording[], ways: Ways) {
  /** The id of a recording; `nobody` for the other voices, null while nobody has chosen. */
  const [chosen, setChosen] = useState<string | null>(null)
  const recording =
    chosen === 'nobody' ? null : (recordings.find(({ id }) => id === chosen) ?? recordings[0] ?? null)
  const named = namesOf(recordings)
  return {
    ...ways,
    recording,
    voiceNames: [...named.keys(), ...ways.voiceNames],
    voiceName: [...named].find(([, id]) => id === recording?.id)?.[0] ?? ways.voiceName,
    chooseVoice(name: string) {
      const id = named.get(name)
      setChosen(id ?? 'nobody')
      if (id === undefined) ways.chooseVoice(name)
    },
  }
}

/** Ids by the words of the menu; two grandmothers are told apart by a number. */
function namesOf(recordings: readonly HeardRecording[]): Map<string, string> {
  const names = new Map<string, string>()
  for (const { id, name } of recordings) {
    const words = `Read by ${name}`
    let free = words
    for (let number = 2; names.has(free); number += 1) free = `${words} (${number})`
    names.set(free, id)
  }
  return names
}
