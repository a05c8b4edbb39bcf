import { updateStory } from '../stories/story-store.ts'
import type { TestWorld } from './start-test-world.ts'

/** Approves a story for everyone, as an administrator does. */
export async function makePublic(world: TestWorld, storyId: string): Promise<void> {
  await world.context.database.db.transaction((transaction) =>
    updateStory(transaction, storyId, { visibility: 'public' }),
  )
}
