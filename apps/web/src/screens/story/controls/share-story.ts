import type { PublicStory } from '@faith-fables/contract'
import { paths } from '../../../paths.ts'

type Shared = Pick<PublicStory, 'id' | 'title' | 'visibility' | 'isFeatured'>

/**
 * Hands the story's address to the device's own sharing; where there is none, copies it.
 *
 * @returns what to tell the reader; null when the device has said it all
 */
export async function shareStory(story: Shared): Promise<string | null> {
  const url = new URL(paths.story(story.id), window.location.origin).href
  const note = whoMayOpen(story)
  if (typeof navigator.share === 'function') {
    const wasShared = await sharedByDevice({ title: story.title, url })
    return wasShared ? note : null
  }
  try {
    await navigator.clipboard.writeText(url)
  } catch {
    return `The link could not be copied. It is ${url}`
  }
  return note ? `Link copied. ${note}` : 'Link copied.'
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

/** A link to a private story opens nothing for others: better said now than by a disappointed grandmother. */
function whoMayOpen({ visibility, isFeatured }: Shared): string | null {
  if (isFeatured) return null
  return visibility === 'public'
    ? 'Whoever opens it needs to be signed in.'
    : 'Only you can open it until the story is public.'
}
