/** MPEG 1, layer 3, 32 kbit/s, 44,100 Hz, one channel; and nothing to be heard. */
const frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x10, 0xc4]), Buffer.alloc(100)])
const framesPerSecond = 44_100 / 1152

/** As long as somebody takes to say these words. */
const secondsFor = (words: string): number => Math.max(0.5, words.length / 15)

/** A silent MP3 as long as the words are. */
export function silentMp3(words: string): Uint8Array {
  const frames = Math.ceil(secondsFor(words) * framesPerSecond)
  return Buffer.concat(Array.from({ length: frames }, () => frame))
}

/** Silent samples of 16 bits, 24,000 a second, as Google sends them. */
export const silentSamples = (words: string): Uint8Array =>
  Buffer.alloc(2 * Math.ceil(24_000 * secondsFor(words)))
