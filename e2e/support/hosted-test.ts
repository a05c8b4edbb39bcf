import { silentMp3 } from '@faith-fables/tools/model-server/silent-sounds'
import { type ImageServer, startImageServer } from '@faith-fables/tools/model-server/start-image-server'
import { type ModelServer, startModelServer } from '@faith-fables/tools/model-server/start-model-server'
import { type SpeechServer, startSpeechServer } from '@faith-fables/tools/model-server/start-speech-server'
import { test as base, expect } from './parent-test.ts'
import { startPreparedProduct } from './prepared-product.ts'

export { expect }

/** Who is asked on this machine in the place of suppliers far away. */
interface Suppliers {
  writer: ModelServer
  listener: ModelServer
  painter: ImageServer
  speaker: SpeechServer
}

interface WorkerFixtures {
  /** Whose work hosted models do; the rest is the built-in engines'. */
  hosted: (keyof Suppliers)[]
  suppliers: Suppliers
}

/** The test of a product with hosted models: a server of one's own writes or draws, OpenAI speaks. */
export const test = base.extend<object, WorkerFixtures>({
  hosted: [[], { option: true, scope: 'worker' }],

  suppliers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      await using writer = await startModelServer()
      await using listener = await startModelServer()
      await using painter = await startImageServer()
      // Nobody waits for a page as long as its words take.
      await using speaker = await startSpeechServer(({ text }) => ({
        sound: silentMp3(text.slice(0, text.length / 3)),
      }))
      await use({ writer, listener, painter, speaker })
    },
    { scope: 'worker', timeout: 240_000 },
  ],

  server: [
    async ({ settings, suppliers, hosted, paints }, use) => {
      const { writer, listener, painter, speaker } = suppliers
      const settingsOf = {
        writer: writer.settingsFor('openai-compatible'),
        listener: listener.listenerSettingsFor('openai-compatible'),
        // It is shown pictures, as those of one's own are not.
        painter: painter.settingsFor('google'),
        speaker: speaker.settingsFor('openai'),
      }
      const server = await startPreparedProduct({
        settings: Object.assign({ ...settings }, ...hosted.map((name) => settingsOf[name])),
        paints,
      })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})
