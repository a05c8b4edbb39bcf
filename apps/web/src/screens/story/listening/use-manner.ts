import type { StoryLanguageCode } from '@faith-fables/contract'
import { deviceStore } from '../../../components/device/device-store.ts'
import { useDeviceState } from '../../../ui/browser/use-device-state.ts'
import { canSpeak, type Manner } from './speak.ts'
import { deviceVoice, useVoices } from './use-voices.ts'

/** Slower than a voice speaks by itself suits a bedtime. */
export const speeds = ['Very slow', 'Slow', 'Usual', 'Fast'] as const
export type Speed = (typeof speeds)[number]
const rates: Readonly<Record<Speed, number>> = { 'Very slow': 0.65, Slow: 0.85, Usual: 1, Fast: 1.2 }

const speedKey = 'faith-fables.reading-speed'
const voiceKey = 'faith-fables.reading-voice'

/** How stories are read aloud on this device, and how that is changed. */
export function useManner(language: StoryLanguageCode) {
  const voices = useVoices(language)
  const [speed, setSpeed] = useDeviceState<Speed>(storedSpeed, 'Slow')
  const [voiceName, setVoiceName] = useDeviceState(
    () => deviceStore.read(voiceKey) ?? deviceVoice,
    deviceVoice,
  )
  const voice = voices.find(({ name }) => name === voiceName) ?? null
  const manner: Manner = { rate: rates[speed], voice, language }
  return {
    manner,
    speed,
    chooseSpeed(next: Speed) {
      setSpeed(next)
      deviceStore.write(speedKey, next)
    },
    voiceNames: canSpeak() ? [deviceVoice, ...new Set(voices.map(({ name }) => name))] : [],
    voiceName: voice?.name ?? deviceVoice,
    chooseVoice(next: string) {
      setVoiceName(next)
      deviceStore.write(voiceKey, next)
    },
  }
}

function storedSpeed(): Speed {
  const stored = deviceStore.read(speedKey)
  return speeds.find((speed) => speed === stored) ?? 'Slow'
}
