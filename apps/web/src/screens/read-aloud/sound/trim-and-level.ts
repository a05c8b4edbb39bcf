/** Sound of one channel, each sample between -1 and 1. */
export interface Sound {
  samples: Float32Array<ArrayBuffer>
  /** Samples a second. */
  rate: number
}

/** Seconds in which one loudness is measured. */
const frameSeconds = 0.02
/** What is this much quieter than the loudest moment is no voice: 32 dB. */
const voiceBelowLoudest = 0.025
/** Quieter than this is no voice at all: the breath of a room, -46 dB. */
const quietestVoice = 0.005
/** Frames of voice behind each other; a click on the button is shorter. */
const framesOfVoice = 3
/** Seconds that stay before the first word and after the last. */
const before = 0.25
const after = 0.45

/** How loud a voice is made, as most books that are read aloud: -20 dB, measured where it speaks. */
const wantedLoudness = 0.1
/** More would make the room as loud as the voice: 18 dB. */
const strongest = 8
/** Louder peaks are rounded, so that nothing crackles. */
const roundedFrom = 0.7

/**
 * Cuts the silence at both ends, and makes every page equally loud, whoever read it how near to the microphone.
 * @returns null where nobody is heard
 */
export function trimAndLevel(sound: Sound): Sound | null {
  const loudness = loudnessOf(sound)
  const threshold = Math.max(
    quietestVoice,
    voiceBelowLoudest * loudness.reduce((one, other) => Math.max(one, other), 0),
  )
  const first = firstVoice(loudness, threshold)
  if (first === null) return null
  const last = loudness.length - 1 - (firstVoice(loudness.toReversed(), threshold) ?? 0)
  const { samples, rate } = sound
  const from = Math.max(0, Math.round((first * frameSeconds - before) * rate))
  const to = Math.min(samples.length, Math.round(((last + 1) * frameSeconds + after) * rate))
  const gain = gainOf(loudness.filter((one) => one >= threshold))
  const cut = samples.slice(from, to)
  for (let place = 0; place < cut.length; place += 1) cut[place] = rounded((cut[place] ?? 0) * gain)
  return { samples: fadeEnds(cut, rate), rate }
}

/** Of each frame, as root of the mean square. */
function loudnessOf({ samples, rate }: Sound): number[] {
  const size = Math.max(1, Math.round(frameSeconds * rate))
  const frames = Math.floor(samples.length / size)
  return Array.from({ length: frames }, (_, frame) => {
    let sum = 0
    for (let place = frame * size; place < (frame + 1) * size; place += 1) sum += (samples[place] ?? 0) ** 2
    return Math.sqrt(sum / size)
  })
}

function firstVoice(loudness: readonly number[], threshold: number): number | null {
  const found = loudness.findIndex((_, frame) => {
    const next = loudness.slice(frame, frame + framesOfVoice)
    return next.length === framesOfVoice && next.every((one) => one >= threshold)
  })
  return found === -1 ? null : found
}

function gainOf(voice: readonly number[]): number {
  const power = voice.reduce((sum, one) => sum + one ** 2, 0) / voice.length
  return Math.min(strongest, wantedLoudness / Math.sqrt(power))
}

/** The louder, the less louder: never as far as 1. */
function rounded(sample: number): number {
  const size = Math.abs(sample)
  if (size <= roundedFrom) return sample
  const room = 1 - roundedFrom
  return Math.sign(sample) * (roundedFrom + room * Math.tanh((size - roundedFrom) / room))
}

/** A cut in the middle of a sound clicks. */
function fadeEnds(samples: Float32Array<ArrayBuffer>, rate: number): Float32Array<ArrayBuffer> {
  const length = Math.min(Math.round(frameSeconds * rate), Math.floor(samples.length / 2))
  for (let place = 0; place < length; place += 1) {
    const end = samples.length - 1 - place
    samples[place] = ((samples[place] ?? 0) * place) / length
    samples[end] = ((samples[end] ?? 0) * place) / length
  }
  return samples
}
