import type { Endpoint } from '../endpoint.ts'
import { bytes, type RouteSchemas } from '../route-schemas.ts'
import * as stories from '../stories/story-schemas.ts'
import { bookEndpoints } from './book-endpoints.ts'
import * as books from './book-schemas.ts'

export const bookRoutes = {
  orderBook: {
    ...bookEndpoints.orderBook,
    params: stories.storyParams,
    body: books.bookOrder,
    answer: books.bookState,
    successStatus: 202,
  },
  getBookState: {
    ...bookEndpoints.getBookState,
    params: books.bookParams,
    query: books.bookQuery,
    answer: books.bookState,
  },
  downloadBook: {
    ...bookEndpoints.downloadBook,
    params: books.bookParams,
    query: books.bookQuery,
    answer: bytes,
    fileAnswer: 'application/octet-stream',
  },
} as const satisfies Record<keyof typeof bookEndpoints, Endpoint & RouteSchemas>
