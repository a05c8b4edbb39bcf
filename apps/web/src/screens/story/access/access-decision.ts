import type { PublicStory } from '@faith-fables/contract'

/** `sign-in`: signing in would open it. */
export type AccessDecision = 'open' | 'sign-in' | 'refused'

type Guarded = Pick<PublicStory, 'userId' | 'visibility' | 'isFeatured'>

/**
 * Whether this viewer may read a story that the server handed out. The first rule that applies decides.
 *
 * @param uid the viewer; null when nobody is signed in
 */
export function accessDecision(
  { userId, visibility, isFeatured }: Guarded,
  uid: string | null,
): AccessDecision {
  if (uid !== null && uid === userId) return 'open'
  if (isFeatured) return 'open'
  if (visibility === 'public') return uid === null ? 'sign-in' : 'open'
  return 'refused'
}
