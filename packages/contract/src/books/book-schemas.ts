import { z } from 'zod'
import { id } from '../inputs/text-schema.ts'
import { bookFormats } from './book-formats.ts'

const formats = Object.keys(bookFormats) as [keyof typeof bookFormats, ...(keyof typeof bookFormats)[]]
export const bookFormat = z.enum(formats, { error: 'Please choose one of the formats there are.' })

export const bookOrder = z.object({ format: bookFormat })
export type BookOrder = z.infer<typeof bookOrder>

export const bookParams = z.object({ storyId: id, format: bookFormat })

/** How far a file is. `failed`: it could not be made, and may be asked for again. */
export const bookState = z.object({ state: z.enum(['making', 'ready', 'failed']) })
export type BookState = z.infer<typeof bookState>
