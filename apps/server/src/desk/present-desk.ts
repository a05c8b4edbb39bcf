import { curlyMarks, type DeskStory, type LogEntry } from '@faith-fables/contract'
import { authorNameOf } from '../stories/stories.ts'
import type { DoneDeed, StoredDeskStory } from './desk-store.ts'

export function presentDeskStory(story: StoredDeskStory): DeskStory {
  return {
    ...story,
    title: curlyMarks(story.title),
    authorName: authorNameOf(story.authorName),
    requestedAt: story.requestedAt?.toISOString() ?? null,
  }
}

export function presentDone({ id, at, ...done }: DoneDeed): LogEntry {
  return { ...done, id: String(id), at: at.toISOString() }
}
