import type { Endpoint } from '../endpoint.ts'

/** Stories as files. */
export const bookEndpoints = {
  orderBook: {
    method: 'POST',
    path: '/api/stories/:storyId/books',
    auth: 'parent',
    area: 'Stories',
    failure: 'The file could not be asked for.',
    summary:
      'Has a published story made as a file to keep or to print. Asked for again, it is not made again.',
  },
  getBookState: {
    method: 'GET',
    path: '/api/stories/:storyId/books/:format',
    auth: 'parent',
    area: 'Stories',
    failure: 'It could not be seen how far the file is.',
    summary: 'Whether a file that was asked for is made.',
  },
  downloadBook: {
    method: 'GET',
    path: '/api/stories/:storyId/books/:format/file',
    auth: 'parent',
    area: 'Stories',
    failure: 'The file could not be fetched.',
    summary: 'A file that is made.',
  },
} as const satisfies Record<string, Endpoint>
