import { useState } from 'react'
import { deviceStore } from '../../../components/device/device-store.ts'
import { useDeviceState } from '../../../ui/browser/use-device-state.ts'
import type { BookSound } from './book-sound.ts'

const deviceReadsKey = 'faith-fables.device-reads'

interface DeviceChoices {
  voiceNames: string[]
  voiceName: string
  chooseVoice: (next: string) => void
}

/** Who reads: a sound of the book where it has one, unless somebody on this device would rather hear the device. */
export function useSoundChoice(sounds: readonly BookSound[], device: DeviceChoices) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [isLost, setLost] = useState(false)
  const [deviceReads, setDeviceReads] = useDeviceState(() => deviceStore.read(deviceReadsKey) === true, false)
  const usual = deviceReads ? null : (sounds[0] ?? null)
  const bookSound = isLost
    ? null
    : chosen === null
      ? usual
      : (sounds.find(({ name }) => name === chosen) ?? null)
  return {
    bookSound,
    /** It cannot be loaded: the device reads on. */
    giveUpSound: () => setLost(true),
    voiceNames: [...sounds.map(({ name }) => name), ...device.voiceNames],
    voiceName: bookSound?.name ?? device.voiceName,
    chooseVoice(next: string) {
      const isOfBook = sounds.some(({ name }) => name === next)
      setLost(false)
      setChosen(next)
      if (sounds.length > 0) {
        setDeviceReads(!isOfBook)
        deviceStore.write(deviceReadsKey, !isOfBook)
      }
      if (!isOfBook) device.chooseVoice(next)
    },
  }
}
