import { z } from 'zod'

/** What the variables of a subject say once they are read. */
export type SettingsOf<Variables extends z.ZodRawShape> = z.output<z.ZodObject<Variables>>

export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address that begins with http:// or https://',
})

/** Parts between commas. */
export const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)

export const factor = z
  .string()
  .regex(/^\d+(\.\d+)?$/, 'must be a number from 0 on')
  .transform(Number)
