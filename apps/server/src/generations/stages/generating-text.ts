import { orderStory, storyChanges } from '../order-story.ts'
import { moveTo, type Stage } from './stage.ts'

/** Writes the first version of the story. */
export const generatingText: Stage = {
  async run(generation, tools) {
    const story = await orderStory(generation, tools)
    return moveTo('moderating_text', storyChanges(story))
  },
}
