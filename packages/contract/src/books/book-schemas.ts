import { z } from 'zod'
import { id } from '../inputs/text-schema.ts'
import { bookFormats } from './book-formats.ts'

const formats = Object.keys(bookFormats) as [keyof typeof bookFormats, ...(keyof typeof bookFormats)[]]
export const bookFormat = z.enum(formats, { error: 'Please choose one of the formats there are.' })

/** The edition in another language whose words stand below those of the story; absent for a book in one language. */
const second = id.optional()

export const bookOrder = z.object({ format: bookFormat, second })
export type BookOrder = z.infer<typeof bookOrder>

export const bookParams = z.object({ storyId: id, format: bookFormat })
export const bookQuery = z.object({ second })

/** How far a file is. `failed`: it could not be made, and may be asked for again. */
export const bookState = z.object({ state: z.enum(['making', 'ready', 'failed']) })
export type BookState = z.infer<typeof bookState>
