import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { CharacterSheet } from '@faith-fables/contract'
import {
  type ImageReply,
  type ImageServer,
  imageOf,
  startImageServer,
} from '@faith-fables/tools/model-server/start-image-server'
import { expect } from 'vitest'
import { plainModels } from './plain-models.ts'
import { startTestWorld, type TestWorld } from './start-test-world.ts'
import { orderStory } from './story-steps.ts'

export const ruth = { name: 'Ruth', details: 'A girl of seven with curly red hair and a yellow raincoat.' }
const boaz = { name: 'Boaz', details: 'A grandfather with a white beard and a blue cap.' }
/** A job is taken up by and by on a busy machine. */
export const patiently = { timeout: 240_000 }
const isSheet = (prompt: string) => prompt.startsWith('A character sheet')
export const sheetsOf = ({ prompts }: ImageServer) => prompts.filter(isSheet)

/** A server that draws, unless somebody's sheet is to go wrong. */
export const startPainter = (onSheet: (turn: number) => ImageReply | null = () => null) => {
  let turn = 0
  return startImageServer(async ({ prompt }) => {
    const trouble = isSheet(prompt) ? onSheet(++turn) : null
    return trouble ?? { image: await imageOf(`${prompt} ${turn}`, 512) }
  })
}

export const worldOf = (server: ImageServer, settings: Record<string, string> = {}) => {
  const { textModel, moderator, retryDelaySeconds } = plainModels()
  return startTestWorld({
    settings: { ...server.settingsFor('openai'), ...settings },
    overrides: { textModel, ...(!settings.MODERATION_MODEL && { moderator }), retryDelaySeconds },
  })
}

export async function filesIn({ context }: TestWorld, folder: string): Promise<string[]> {
  const root = join(context.config.dataDir, 'files', folder)
  const found = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  return found.filter((entry) => entry.isFile()).map(({ name }) => name)
}

/** A parent with Ruth among the saved characters, and a story of her that is drawn. */
export async function drawnWithRuth(world: TestWorld) {
  const parent = await world.createParent({ tokens: 3000 })
  const own = world.as(parent)
  const { characterId } = await own.ask('addCharacter', { body: ruth })
  const tell = async (characters = [ruth]) => {
    const story = await orderStory(world, parent, { characters })
    return { ...story, record: await story.approve() }
  }
  const sheets = () => own.ask('listCharacterSheets')
  const params = { characterId, style: 'watercolor' }
  const untilSheet = (expected: Partial<CharacterSheet>) =>
    expect.poll(sheets, patiently).toMatchObject([expected])
  return { parent, own, characterId, story: await tell([ruth, boaz]), tell, sheets, params, untilSheet }
}

export const statusOf = async (world: TestWorld, url: string) => (await world.server.inject(url)).statusCode
