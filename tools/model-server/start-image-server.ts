import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import sharp from 'sharp'
import { imageModels, imageProtocols } from './image-protocols.ts'
import { listenForCalls, makeTrouble, refuse, send, type Trouble } from './listen-for-calls.ts'
import type { SuppliersCall } from './protocols.ts'
import { waySettings } from './way-settings.ts'

/** What the server does with a call that is in order. */
export type ImageReply = { image: Uint8Array } | 'declined' | Trouble

/** @param turn counts the calls from 1 */
export type ImageScript = (asked: { prompt: string; turn: number }) => ImageReply | Promise<ImageReply>

export interface ImageServer extends AsyncDisposable {
  /** The words of each call that was in order. */
  readonly prompts: string[]
  /** How many pictures came along with each of them. */
  readonly pictures: number[]
  /** Everything that was sent to it, as it came. */
  readonly received: string[]
  /** Settings that have pictures drawn by it, spoken to as this supplier. */
  settingsFor(supplier: keyof typeof imageModels): Record<string, string>
}

/** An image of one colour, another one for other words. */
export async function imageOf(words: string, side = 1024): Promise<Uint8Array> {
  const background = `#${createHash('sha256').update(words).digest('hex').slice(0, 6)}`
  return await sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer()
}

/** A server that speaks as the suppliers of image models do, on this machine. */
export async function startImageServer(
  script: ImageScript = async ({ prompt }) => ({ image: await imageOf(prompt) }),
): Promise<ImageServer> {
  const prompts: string[] = []
  const pictures: number[] = []
  const listener = await listenForCalls((call, response) =>
    answer(call, response, async (prompt, count) => {
      pictures.push(count)
      return await script({ prompt, turn: prompts.push(prompt) })
    }),
  )
  return {
    prompts,
    pictures,
    received: listener.received,
    settingsFor: (supplier) => ({
      IMAGE_MODEL: `${supplier}:${imageModels[supplier]}`,
      ...waySettings(supplier, listener.baseUrl),
    }),
    [Symbol.asyncDispose]: () => listener[Symbol.asyncDispose](),
  }
}

async function answer(
  call: SuppliersCall,
  response: ServerResponse,
  replyTo: (prompt: string, pictures: number) => Promise<ImageReply>,
): Promise<void> {
  const protocol = imageProtocols.find(({ isFor }) => isFor(call))
  const refusal = protocol ? protocol.refusalOf(call) : ([404, 'Unknown address.'] as const)
  if (!protocol || refusal) {
    refuse(response, refusal ?? [404, ''])
    return
  }
  const reply = await replyTo(protocol.promptOf(call.body), protocol.countPictures(call.body))
  if (reply === 'declined') {
    const [status, body] = protocol.decline()
    send(response, status, JSON.stringify(body))
  } else if (typeof reply === 'object' && 'image' in reply) {
    const image = Buffer.from(reply.image).toString('base64')
    send(response, 200, JSON.stringify(protocol.answer(image)))
  } else makeTrouble(response, reply)
}
