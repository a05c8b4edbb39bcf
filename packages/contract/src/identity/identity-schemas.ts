import { z } from 'zod'
import { displayNameRule } from '../inputs/field-rules.ts'
import { fieldSchema } from '../inputs/text-schema.ts'

/** Whether an address is one is the identity provider's to say; this is the longest there can be. */
const email = z.string('Please enter your email.').max(254, 'The email address is too long.')
const password = z.string('Please enter your password.')
const newPassword = z.string('Please enter a new password.')
const place = z.string('must be an address.').max(500, 'is too long.')

/**
 * The calls of the built-in identity provider that the product needs, under /api/auth, with what they take; it has
 * more, which nobody can reach. What is not named here is left out of a body.
 */
export const identityCalls = {
  'GET /get-session': null,
  'GET /token': null,
  'GET /jwks': null,
  'GET /reset-password/:token': null,
  'GET /verify-email': null,
  'GET /callback/google': null,
  'GET /error': null,
  'POST /sign-up/email': z.object({
    name: fieldSchema(displayNameRule),
    email,
    password,
  }),
  'POST /sign-in/email': z.object({ email, password }),
  'POST /sign-in/social': z.object({
    provider: z.literal('google', 'must be google.'),
    callbackURL: place.optional(),
    errorCallbackURL: place.optional(),
    disableRedirect: z.boolean('must be true or false.').optional(),
  }),
  'POST /sign-out': z.object({}).nullish(),
  'POST /change-password': z.object({ currentPassword: password, newPassword }),
  'POST /request-password-reset': z.object({ email }),
  'POST /send-verification-email': z.object({ email, callbackURL: place.optional() }),
  'POST /reset-password': z.object({
    newPassword,
    token: z.string('The link is missing.').max(500, 'is too long.'),
  }),
  /** The name that letters greet with. */
  'POST /update-user': z.object({
    name: fieldSchema(displayNameRule),
    image: z
      .undefined({ error: 'A profile picture is uploaded to /api/uploads/profile-picture.' })
      .optional(),
  }),
} as const
