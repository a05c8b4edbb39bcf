import { humanLinesForTheOlder } from './human-lines-for-the-older.ts'
import { humanLinesForTheYoung } from './human-lines-for-the-young.ts'
import type { PresenceByAge } from './presence-lines.ts'

export const humanLines: PresenceByAge = { ...humanLinesForTheYoung, ...humanLinesForTheOlder }
