import { scriptureOf } from '../order-story.ts'
import { moveTo, type Stage } from './stage.ts'

/** Reads the written story before the parent does. */
export const moderatingText: Stage = {
  async run(generation, { moderator, once, signal }) {
    const options = { scripture: scriptureOf(generation), signal }
    const text = `${generation.title ?? ''}\n${generation.storyText ?? ''}`
    const verdict = await once('verdict', () => moderator.review(text, 'story text', options))
    if (verdict.allowed) return moveTo('pending_review')
    return moveTo('text_rejected_by_safety', { processingError: verdict.reasons.join(' ') })
  },
}
