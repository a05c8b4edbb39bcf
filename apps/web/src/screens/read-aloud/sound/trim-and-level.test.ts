import { expect, test } from 'vitest'
import { trimAndLevel } from './trim-and-level.ts'

const rate = 8000

/** Seconds of a tone so loud, with seconds of a quiet room before and behind it. */
function tone(loudness: number, { seconds = 1, silence = 2, room = 0.0005 } = {}) {
  const length = Math.round((seconds + 2 * silence) * rate)
  const samples = Float32Array.from({ length }, (_, place) => {
    const at = place / rate
    const isVoice = at >= silence && at < silence + seconds
    return Math.sin(place / 3) * (isVoice ? loudness * Math.SQRT2 : room)
  })
  return { samples, rate }
}

const secondsOf = (sound: ReturnType<typeof trimAndLevel>) => (sound ? sound.samples.length / sound.rate : 0)
function loudnessOf(sound: ReturnType<typeof trimAndLevel>): number {
  const middle = sound?.samples.slice(Math.round(0.5 * rate), Math.round(1 * rate)) ?? new Float32Array()
  return Math.sqrt(middle.reduce((sum, one) => sum + one ** 2, 0) / middle.length)
}

test('silence at both ends goes, and a breath of it stays (RL-07)', () => {
  const cut = trimAndLevel(tone(0.2, { seconds: 3, silence: 4 }))
  expect(secondsOf(cut)).toBeGreaterThan(3.5)
  expect(secondsOf(cut)).toBeLessThan(3.8)
})

test('a whisper and a shout become equally loud, and nothing is cut off at its peaks (RL-07)', () => {
  for (const loudness of [0.02, 0.1, 0.6]) {
    const levelled = trimAndLevel(tone(loudness))
    expect(loudnessOf(levelled), String(loudness)).toBeCloseTo(0.1, 2)
    expect(Math.max(...(levelled?.samples ?? [])), String(loudness)).toBeLessThan(1)
  }
})

test('one bang among quiet words is rounded, and the words are still made louder (RL-07)', () => {
  const sound = tone(0.03, { seconds: 4 })
  sound.samples[3 * rate] = 0.9
  const levelled = trimAndLevel(sound)
  expect(Math.max(...(levelled?.samples ?? []))).toBeLessThan(1)
  expect(loudnessOf(levelled)).toBeGreaterThan(0.08)
})

test('where nobody speaks nothing is heard: neither a room nor a click on the button (RL-07)', () => {
  expect(trimAndLevel(tone(0.0004))).toBeNull()
  expect(trimAndLevel(tone(0.5, { seconds: 0.02 }))).toBeNull()
  expect(trimAndLevel({ samples: new Float32Array(), rate })).toBeNull()
})
