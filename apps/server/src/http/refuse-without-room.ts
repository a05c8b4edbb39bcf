import type { ErrorBody } from '@faith-fables/contract'
import { ApiError } from '../api-error.ts'
import type { DiskRoom } from '../ports/disk-room.ts'
import type { HttpServer } from './http-server.ts'

/** What a parent reads while there is no room for anything new. */
export const noRoom: ErrorBody = {
  message:
    'Our shelves are full just now, so nothing new can be kept. Nothing was lost and nothing was charged; please try again a little later.',
  code: 'UNAVAILABLE',
}

const reading = ['GET', 'HEAD', 'OPTIONS']
/** Signing in and out write next to nothing, and who is in can read. */
const alwaysOpen = /^\/api\/auth\/sign-(in|out)\b/

/** Refuses what would write while there is no room; reading goes on. */
export function refuseWithoutRoom(server: HttpServer, room: DiskRoom): void {
  server.addHook('onRequest', ({ method, url }, _reply, done) => {
    const isRefused =
      !room.isThere() && !reading.includes(method) && url.startsWith('/api/') && !alwaysOpen.test(url)
    done(isRefused ? new ApiError(noRoom.code, noRoom.message) : undefined)
  })
  server.addHook('onError', async (_request, _reply, error) => void room.noticeFailure(error))
}
