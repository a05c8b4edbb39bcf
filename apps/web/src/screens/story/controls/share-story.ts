import type { PublicStory } from '@faith-fables/contract'
import { copyText } from '../../../components/sharing/copy-text.ts'
import { paths } from '../../../paths.ts'

type Shared = Pick<PublicStory, 'id' | 'title' | 'visibility' | 'isFeatured'>

/** What sharing a story brings to say. */
export interface SharingNews {
  message: string
  /** Who can open it. */
  detail?: string
  tone: 'good' | 'refusal'
}

const closed: Record<'private' | 'pending', string> = {
  private: 'The link would open for nobody else. In My Library you can ask for the story to become public.',
  pending: 'The link will open for others once your request has been approved.',
}

/**
 * Hands the story's address to the device's own sharing; where there is none, copies it. A story that nobody else can open
 * is not shared: better said now than by a disappointed grandmother.
 *
 * @returns what to tell the reader; null when the device has said it all
 */
export async function shareStory(story: Shared): Promise<SharingNews | null> {
  const { id, title, visibility, isFeatured } = story
  if (!isFeatured && visibility !== 'public') {
    return { message: 'Only you can read this story.', detail: closed[visibility], tone: 'refusal' }
  }
  const url = new URL(paths.story(id), window.location.origin).href
  const who = isFeatured ? {} : { detail: 'Whoever opens it needs to be signed in.' }
  if (typeof navigator.share === 'function') {
    const wasShared = await sharedByDevice({ title, url })
    return wasShared && !isFeatured ? { message: 'Shared.', ...who, tone: 'good' } : null
  }
  return (await copyText(url))
    ? { message: 'Link copied.', ...who, tone: 'good' }
    : { message: 'The link could not be copied. It is:', detail: url, tone: 'refusal' }
}

async function sharedByDevice(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data)
    return true
  } catch {
    // Whoever closes the sheet of the device has changed their mind.
    return false
  }
}
