import type { SpokenSound } from '../../ports/speech-model.ts'

/** What came is no sound of these words; the message says why, for the log. */
export class UnfitSoundError extends Error {
  override name = 'UnfitSoundError'
}

const kinds: Readonly<Record<string, Pick<SpokenSound, 'contentType' | 'ending'> & { codecs: string[] }>> = {
  MP3: { codecs: ['mp3'], contentType: 'audio/mpeg', ending: 'mp3' },
  Ogg: { codecs: ['opus'], contentType: 'audio/ogg', ending: 'ogg' },
  WAVE: { codecs: ['pcm-s16'], contentType: 'audio/wav', ending: 'wav' },
}

/** Nobody says more in a second, and nobody takes longer for a character: what is outside is broken off, or goes on and on. */
const charactersPerSecond = { most: 60, least: 2 }
const roomSeconds = 15

/**
 * Looks at what a model spoke: that browsers play it, and that it lasts about as long as the words do.
 * @throws UnfitSoundError
 */
export async function fitSound(content: Uint8Array, text: string): Promise<SpokenSound> {
  const { BufferSource, Input, MP3, OGG, WAVE } = await import('mediabunny')
  using input = new Input({ source: new BufferSource(content), formats: [MP3, OGG, WAVE] })
  const { name, codec, seconds } = await lookAt(input).catch(() => {
    throw new UnfitSoundError('it is no sound that can be read')
  })
  const { codecs, ...kind } = kinds[name] ?? { codecs: [] as string[] }
  if (!('ending' in kind) || codec === null || !codecs.includes(codec))
    throw new UnfitSoundError(
      `it is ${name} with ${codec ?? 'nothing known'} in it, which not every browser plays`,
    )
  if (seconds < text.length / charactersPerSecond.most)
    throw new UnfitSoundError(`it ends after ${seconds.toFixed(1)} seconds, before its words can`)
  if (seconds > text.length / charactersPerSecond.least + roomSeconds)
    throw new UnfitSoundError(`it goes on for ${Math.round(seconds)} seconds`)
  return { content, ...kind, milliseconds: Math.round(seconds * 1000) }
}

type Input = InstanceType<typeof import('mediabunny')['Input']>

async function lookAt(input: Input): Promise<{ name: string; codec: string | null; seconds: number }> {
  const { name } = await input.getFormat()
  const track = await input.getPrimaryAudioTrack()
  if (!track) return { name, codec: null, seconds: 0 }
  return { name, codec: await track.getCodec(), seconds: await track.computeDuration() }
}
