import {
  AudioBufferSource,
  BufferTarget,
  canEncodeAudio,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  type OutputFormat,
  WavOutputFormat,
} from 'mediabunny'
import type { Sound } from './trim-and-level.ts'

interface Way {
  codec: 'opus' | 'aac' | 'pcm-s16'
  format: () => OutputFormat
  type: string
}

/** Any browser can do the last one, which makes ten times as many bytes. */
const plain: Way = { codec: 'pcm-s16', format: () => new WavOutputFormat(), type: 'audio/wav' }
const ways: readonly Way[] = [
  { codec: 'opus', format: () => new OggOutputFormat(), type: 'audio/ogg' },
  { codec: 'aac', format: () => new Mp4OutputFormat({ fastStart: 'in-memory' }), type: 'audio/mp4' },
]

/** A file in the best way that this browser has. */
export async function encodeSound(sound: Sound, bitrate: number): Promise<Blob> {
  const { codec, format, type } = await bestWay(sound, bitrate)
  const target = new BufferTarget()
  const output = new Output({ format: format(), target })
  const source = new AudioBufferSource({ codec, bitrate })
  output.addAudioTrack(source)
  await output.start()
  await source.add(bufferOf(sound))
  await output.finalize()
  if (!target.buffer) throw new Error('The sound could not be written.')
  return new Blob([target.buffer], { type })
}

async function bestWay({ rate }: Sound, bitrate: number): Promise<Way> {
  for (const way of ways)
    if (await canEncodeAudio(way.codec, { numberOfChannels: 1, sampleRate: rate, bitrate })) return way
  return plain
}

function bufferOf({ samples, rate }: Sound): AudioBuffer {
  const buffer = new AudioBuffer({ length: samples.length, sampleRate: rate, numberOfChannels: 1 })
  buffer.copyToChannel(samples, 0)
  return buffer
}
