import { createBookPress } from '@faith-fables/bookmaker'
import type { BookBinder } from '../../ports/book-binder.ts'

/** Makes books on threads of this process. */
export function createBuiltinBookBinder(): BookBinder {
  return createBookPress()
}
