import { limits } from '@faith-fables/contract/limits'
import { fetchCode } from '../../../api/calls/fetch-code.ts'
import { type Sound, trimAndLevel } from './trim-and-level.ts'

/** Samples a second: all that a voice needs, and five minutes fit as they are into what the server takes. */
const rate = 24_000
const bitsASecond = 32_000

export interface PreparedSound {
  sound: Blob
  seconds: number
}

/**
 * Makes of a recording what is kept: silence cut, loudness evened, and Opus, or what else the browser can make.
 * @returns null where nobody is heard
 * @throws Error where the recording cannot be read
 */
export async function prepareSound(recording: Blob): Promise<PreparedSound | null> {
  const trimmed = trimAndLevel(await decode(recording))
  if (!trimmed) return null
  const { encodeSound } = await fetchCode(() => import('./encode-sound.ts'))
  return {
    sound: await encodeSound(trimmed, bitsASecond),
    seconds: trimmed.samples.length / trimmed.rate,
  }
}

async function decode(recording: Blob): Promise<Sound> {
  const decoder = new OfflineAudioContext(1, 1, rate)
  const decoded = await decoder.decodeAudioData(await recording.arrayBuffer())
  // Microphones that give two channels give the same voice in both.
  const samples = decoded.getChannelData(0).slice(0, limits.recordedPage.seconds * rate)
  return { samples, rate: decoded.sampleRate }
}
