import { countOf, limits } from '@faith-fables/contract'
import { ApiError } from '../api-error.ts'

/** What a page sounds like, looked at before it is kept. */
export interface RecordedSound {
  content: Uint8Array
  contentType: string
  /** Of the file's name. */
  ending: string
  milliseconds: number
}

/**
 * What browsers send: Opus where they can make it, else AAC, else the sound as it is.
 * By the name that the library has for each kind of file, with the codecs that every browser plays in it.
 */
const kinds: Readonly<Record<string, { codecs: readonly string[]; contentType: string; ending: string }>> = {
  Ogg: { codecs: ['opus'], contentType: 'audio/ogg', ending: 'ogg' },
  MP4: { codecs: ['aac', 'opus'], contentType: 'audio/mp4', ending: 'm4a' },
  WAVE: { codecs: ['pcm-s16'], contentType: 'audio/wav', ending: 'wav' },
}

/** A page that lasts as long as is allowed may end a moment later. */
const toleranceSeconds = 2

/**
 * Reads only what kind of sound it is and how long it lasts.
 * @throws ApiError INVALID_REQUEST where it is no sound, or one that cannot be used
 */
export async function readSound(content: unknown): Promise<RecordedSound> {
  if (!(content instanceof Uint8Array) || content.length === 0) throw refusal(nothingHeard)
  const { BufferSource, Input, MP4, OGG, WAVE } = await import('mediabunny')
  using input = new Input({ source: new BufferSource(content), formats: [OGG, MP4, WAVE] })
  const { kind, codec, seconds } = await lookAt(input).catch(() => {
    throw refusal(damaged)
  })
  if (!kind || codec === null || !kind.codecs.includes(codec)) throw refusal(damaged)
  if (!(seconds > 0)) throw refusal(nothingHeard)
  if (seconds > limits.recordedPage.seconds + toleranceSeconds)
    throw refusal(`A page can be ${countOf(limits.recordedPage.seconds / 60, 'minute')} long.`)
  const { contentType, ending } = kind
  return { content, contentType, ending, milliseconds: Math.round(seconds * 1000) }
}

type Input = InstanceType<typeof import('mediabunny')['Input']>

async function lookAt(input: Input) {
  const kind = kinds[(await input.getFormat()).name]
  const tracks = await input.getTracks()
  const track = await input.getPrimaryAudioTrack()
  if (!track || tracks.length !== 1) return { kind, codec: null, seconds: 0 }
  return { kind, codec: await track.getCodec(), seconds: await track.computeDuration() }
}

const nothingHeard = 'Nothing was recorded. Please read the page again.'
const damaged = 'This recording cannot be used. Please read the page again.'

const refusal = (sentence: string): ApiError => new ApiError('INVALID_REQUEST', sentence)
