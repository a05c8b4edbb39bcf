import type { ServerResponse } from 'node:http'
import { asksToReadClosely, type BookToRead, bookIn, findSlips, type ReadSlips } from './find-slips.ts'
import { asksToListen, type HeardWords, hearWords, questionIn } from './hear-words.ts'
import { listenForCalls, makeTrouble, refuse, send, type Trouble } from './listen-for-calls.ts'
import { model, protocols, type SuppliersCall } from './protocols.ts'
import { waySettings } from './way-settings.ts'
import { type AskedOrder, orderIn, type WrittenAnswer, writeAnswer } from './write-answer.ts'

/** What the server does with a call that is in order. */
export type Reply = { words: string; finish?: 'stop' | 'length' | 'refused' } | Trouble

/** @param turn counts the calls from 1 */
export type Script = (asked: { order: AskedOrder; prompt: string; turn: number }) => Reply

export interface ModelServer extends AsyncDisposable {
  /** Everything that was sent to it, as it came. */
  readonly received: string[]
  /** Settings that have stories written by it, spoken to as this supplier. */
  settingsFor(supplier: string): Record<string, string>
  /** Settings that have it listen to what parents write, and write nothing. */
  listenerSettingsFor(supplier: string): Record<string, string>
}

/** A good story, with what a test wants to be different in it. */
export const storyReply = (
  order: AskedOrder,
  change: (answer: WrittenAnswer) => object = (same) => same,
): Reply => ({
  words: JSON.stringify(change(writeAnswer(order))),
})

/** What a listening model understands of a question, with what a test wants to be different in it. */
export const heardReply = (
  prompt: string,
  change: (heard: HeardWords) => object = (same) => same,
): Reply => ({ words: JSON.stringify(change(hearWords(questionIn(prompt)))) })

/** What a model finds that reads a book closely, with what a test wants to be different in it. */
export const slipsReply = (
  prompt: string,
  change: (slips: ReadSlips, book: BookToRead) => object = (same) => same,
): Reply => {
  const book = bookIn(prompt)
  return { words: JSON.stringify(change(findSlips(book), book)) }
}

/** A server that speaks as the suppliers of language models do, on this machine. */
export async function startModelServer(
  script: Script = (asked) => {
    if (asksToListen(asked.prompt)) return heardReply(asked.prompt)
    return asksToReadClosely(asked.prompt) ? slipsReply(asked.prompt) : storyReply(asked.order)
  },
): Promise<ModelServer> {
  let turn = 0
  const listener = await listenForCalls((call, response) =>
    answer(call, response, (prompt) =>
      prompt.includes('"ask"')
        ? { words: '{"word":"A dove"}' }
        : script({
            get order() {
              return orderIn(prompt)
            },
            prompt,
            turn: ++turn,
          }),
    ),
  )
  return {
    received: listener.received,
    settingsFor: (supplier) => ({
      TEXT_MODEL: `${supplier}:${model}`,
      ...waySettings(supplier, listener.baseUrl),
    }),
    listenerSettingsFor: (supplier) => ({
      LISTENER_MODEL: `${supplier}:${model}`,
      ...waySettings(supplier, listener.baseUrl),
    }),
    [Symbol.asyncDispose]: () => listener[Symbol.asyncDispose](),
  }
}

function answer(call: SuppliersCall, response: ServerResponse, replyTo: (prompt: string) => Reply): void {
  const protocol = protocols.find(({ isFor }) => isFor(call.path))
  const refusal = protocol ? protocol.refusalOf(call) : ([404, 'Unknown address.'] as const)
  if (!protocol || refusal) {
    refuse(response, refusal ?? [404, ''])
    return
  }
  const reply = replyTo(protocol.promptOf(call.body))
  if (typeof reply === 'string' || 'status' in reply) makeTrouble(response, reply)
  else send(response, 200, JSON.stringify(protocol.answer(call, reply.words, reply.finish ?? 'stop')))
}
