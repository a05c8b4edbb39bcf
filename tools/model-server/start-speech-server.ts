import type { ServerResponse } from 'node:http'
import { listenForCalls, makeTrouble, refuse, type Trouble } from './listen-for-calls.ts'
import type { SuppliersCall } from './protocols.ts'
import { silentMp3, silentSamples } from './silent-sounds.ts'
import { type SpeechProtocol, speechModels, speechProtocols } from './speech-protocols.ts'
import { waySettings } from './way-settings.ts'

/** What the server does with a call that is in order: it speaks, sends these bytes instead, or makes trouble. */
export type SpeechReply = 'speak' | { sound: Uint8Array } | Trouble

/** @param turn counts the calls from 1 */
export type SpeechScript = (asked: { text: string; voice: string; turn: number }) => SpeechReply

export interface SpeechServer extends AsyncDisposable {
  /** What was to be spoken, in the order of the calls. */
  readonly asked: { text: string; voice: string }[]
  /** Settings that have books narrated by it, spoken to as this supplier. */
  settingsFor(supplier: keyof typeof speechModels): Record<string, string>
}

/** A server that speaks as the suppliers of speech models do, on this machine. */
export async function startSpeechServer(script: SpeechScript = () => 'speak'): Promise<SpeechServer> {
  const asked: { text: string; voice: string }[] = []
  const listener = await listenForCalls((call, response) =>
    answer(call, response, (words) => script({ ...words, turn: asked.push(words) })),
  )
  return {
    asked,
    settingsFor: (supplier) => ({
      SPEECH_MODEL: `${supplier}:${speechModels[supplier]}`,
      ...waySettings(supplier, listener.baseUrl),
    }),
    [Symbol.asyncDispose]: () => listener[Symbol.asyncDispose](),
  }
}

function answer(
  call: SuppliersCall,
  response: ServerResponse,
  replyTo: (asked: ReturnType<SpeechProtocol['askedIn']>) => SpeechReply,
): void {
  const protocol = speechProtocols.find(({ isFor }) => isFor(call))
  const refusal = protocol ? protocol.refusalOf(call) : ([404, 'Unknown address.'] as const)
  if (!protocol || refusal) {
    refuse(response, refusal ?? [404, ''])
    return
  }
  const asked = protocol.askedIn(call.body)
  const reply = replyTo(asked)
  if (reply !== 'speak' && !(typeof reply === 'object' && 'sound' in reply)) {
    makeTrouble(response, reply)
    return
  }
  const usual = protocol.sound === 'mp3' ? silentMp3 : silentSamples
  const { contentType, body } = protocol.answer(reply === 'speak' ? usual(asked.text) : reply.sound)
  response.writeHead(200, { 'content-type': contentType }).end(body)
}
