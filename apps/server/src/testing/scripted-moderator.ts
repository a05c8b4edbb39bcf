import type { Moderator } from '../ports/moderator.ts'
import { unexpectedCall } from './unexpected-call.ts'

/** A moderator that does what the test says, and fails on any other call. */
export function scriptedModerator(script: Partial<Moderator>): Moderator {
  return { review: unexpectedCall('review'), ...script }
}
