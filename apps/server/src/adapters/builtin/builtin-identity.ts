import { limits } from '@faith-fables/contract'
import { type DB, drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError, createAuthMiddleware } from 'better-auth/api'
// Without the builder of queries that our adapter does not use: a twelfth of all modules of the server.
import { betterAuth } from 'better-auth/minimal'
import { jwt } from 'better-auth/plugins'
import { createLocalJWKSet, errors, type JWTVerifyGetKey } from 'jose'
import type { IdentityProvider } from '../../ports/identity.ts'
import type { Passwords } from '../../ports/passwords.ts'

/** Issuer and audience of our own tokens; they name the product, not an address, so that moving house signs nobody out. */
const issuer = 'faith-fables'
/** How long a token is good for before the browser fetches another. */
const tokenLifetime = '15m'
/** How long the link to a new password is good for. */
const resetSeconds = 60 * 60
/** How long the link that verifies an address is good for. */
const verificationSeconds = 24 * 60 * 60
/** A sign-in so young stands for a password. */
const freshSignInMilliseconds = limits.freshSignInMinutes * 60 * 1000

export interface BuiltinIdentityOptions {
  database: DB
  /** The identity tables under the names the library knows them by. */
  tables: Record<'user' | 'session' | 'account' | 'verification' | 'jwks', object>
  publicUrl: string
  /** Signs the sign-in cookies. */
  secret: string
  /** What Google knows us by; null without 'Sign in with Google'. */
  google: { clientId: string; clientSecret: string } | null
  /** The library's own where absent. */
  passwords?: Passwords | undefined
  /** Why no account is made under this name, in words; null when one is. */
  refusalOfName: (name: string) => Promise<string | null>
  /** Sends the link to a new password to its owner, without waiting for it. */
  sendResetLink: (reset: { uid: string; email: string; name: string; link: string }) => void
  /** Sends the link that verifies an address to it, without waiting for it. */
  sendVerificationLink: (verification: { uid: string; email: string; name: string; link: string }) => void
}

/** E-mail and password accounts kept in the product's own database. */
export function createBuiltinIdentity(options: BuiltinIdentityOptions): IdentityProvider {
  const auth = betterAuth({
    appName: 'Faith Fables',
    baseURL: options.publicUrl,
    basePath: '/api/auth',
    secret: options.secret,
    database: drizzleAdapter(options.database, { provider: 'pg', schema: options.tables, transaction: true }),
    trustedOrigins: (request) => trustedOrigins(options.publicUrl, request),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: limits.password.min,
      maxPasswordLength: limits.password.max,
      ...(options.passwords && { password: options.passwords }),
      resetPasswordTokenExpiresIn: resetSeconds,
      revokeSessionsOnPasswordReset: true,
      async sendResetPassword({ user, token }) {
        options.sendResetLink({
          uid: user.id,
          email: user.email,
          name: user.name,
          link: resetLink(options.publicUrl, token),
        })
      },
      onPasswordReset: async ({ user }) => {
        const { adapter } = await auth.$context
        await adapter.deleteMany({ model: 'verification', where: otherResets(user.id) })
      },
    },
    // Whoever has not verified their address makes stories all the same; only showing one to everybody needs it.
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: verificationSeconds,
      async sendVerificationEmail({ user, token }) {
        options.sendVerificationLink({
          uid: user.id,
          email: user.email,
          name: user.name,
          link: verificationLink(options.publicUrl, token),
        })
      },
    },
    hooks: { before: beforeCall(options.refusalOfName) },
    // Whoever made an account with somebody else's address would share it with them: one signs in as one signed up.
    account: { accountLinking: { enabled: false } },
    socialProviders: options.google ? { google: options.google } : {},
    // Limits on attempts are the HTTP server's, which knows the caller's address.
    rateLimit: { enabled: false },
    // Also where tests run; the library would leave the check out there.
    advanced: { disableOriginCheck: false },
    telemetry: { enabled: false },
    // What fails is ours to log: the library would print the values of a failed query.
    onAPIError: { throw: true },
    logger: { disabled: true },
    plugins: [
      jwt({ jwt: { issuer, audience: issuer, expirationTime: tokenLifetime, definePayload: payloadOf } }),
    ],
  })
  return {
    forBrowsers: { provider: 'builtin', google: options.google !== null },
    sources: null,
    issuer,
    audience: issuer,
    keys: cachedKeys(async () => await auth.api.getJwks()),
    algorithms: ['EdDSA'],
    pastClaims: [],
    isEmulated: false,
    mailsLetters: false,
    handle: (request) => auth.handler(request),
    async isEmailVerified({ uid, emailVerified }) {
      // A token is up to a quarter of an hour older than what its owner has done.
      if (emailVerified) return true
      const { internalAdapter } = await auth.$context
      return (await internalAdapter.findUserById(uid))?.emailVerified ?? false
    },
    async hasPassword({ uid }) {
      const { internalAdapter } = await auth.$context
      return (await passwordOf(internalAdapter, uid)) !== null
    },
    async proves({ uid }, password) {
      const { internalAdapter, password: passwords } = await auth.$context
      const hash = await passwordOf(internalAdapter, uid)
      if (hash !== null) return password !== undefined && (await passwords.verify({ hash, password }))
      const sessions = await internalAdapter.listSessions(uid)
      const newest = Math.max(0, ...sessions.map(({ createdAt }) => new Date(createdAt).getTime()))
      return Date.now() - newest < freshSignInMilliseconds
    },
    async forget(uid) {
      const { adapter, internalAdapter } = await auth.$context
      await adapter.deleteMany({ model: 'verification', where: [{ field: 'value', value: uid }] })
      await internalAdapter.deleteUser(uid)
    },
    async ownerOfLink(token) {
      const { internalAdapter } = await auth.$context
      const link = await internalAdapter.findVerificationValue(`reset-password:${token}`)
      if (!link || link.expiresAt < new Date()) return null
      return (await internalAdapter.findUserById(link.value))?.email ?? null
    },
  }
}

/** The hash of a person's password; null where they have none. */
async function passwordOf(
  {
    findAccounts,
  }: {
    findAccounts: (uid: string) => Promise<{ providerId: string; password?: string | null | undefined }[]>
  },
  uid: string,
): Promise<string | null> {
  const accounts = await findAccounts(uid)
  return accounts.find(({ providerId }) => providerId === 'credential')?.password ?? null
}

/** The provider's calls that take a name somebody typed. */
const callsWithName = new Set(['/sign-up/email', '/update-user'])

/**
 * A name is looked at where it was typed here; what Google calls a person is looked at when their profile is made. A
 * new password ends every other sign-in, whether or not the caller asks for it: one of them may be a thief's.
 */
function beforeCall(refusalOfName: BuiltinIdentityOptions['refusalOfName']) {
  return createAuthMiddleware(async ({ path, body }) => {
    if (path === '/change-password') return { context: { body: { ...body, revokeOtherSessions: true } } }
    if (!callsWithName.has(path)) return
    const message = await refusalOfName(body.name)
    if (message !== null) throw new APIError('BAD_REQUEST', { code: 'UNSUITABLE_NAME', message })
  })
}

/** The provider looks at the token first, and leads on to the page for a new password or to its refusal. */
function resetLink(publicUrl: string, token: string): string {
  return `${publicUrl}/api/auth/reset-password/${token}?callbackURL=${encodeURIComponent('/reset-password')}`
}

/** The provider looks at the token first, and leads on to the page that says whether it was good. */
function verificationLink(publicUrl: string, token: string): string {
  const leadsTo = encodeURIComponent('/email-verified')
  return `${publicUrl}/api/auth/verify-email?token=${encodeURIComponent(token)}&callbackURL=${leadsTo}`
}

/** Links that were asked for before a new password was set: they end with it. */
function otherResets(uid: string) {
  return [
    { field: 'value', value: uid },
    { field: 'identifier', operator: 'starts_with' as const, value: 'reset-password:' },
  ]
}

/** What our tokens say; the library's own choice would be the whole user row. */
function payloadOf({ user }: { user: { email: string; emailVerified: boolean; name: string } }) {
  return { email: user.email, email_verified: user.emailVerified, name: user.name }
}

/** A page may sign in to the address it came from, whatever name the server goes by, and from the public address. */
function trustedOrigins(publicUrl: string, request: Request | undefined): string[] {
  return request ? [publicUrl, new URL(request.url).origin] : [publicUrl]
}

/** Public keys, read once and again when a token names a key that is not among them. */
function cachedKeys(read: () => Promise<Parameters<typeof createLocalJWKSet>[0]>): JWTVerifyGetKey {
  let known: ReturnType<typeof createLocalJWKSet> | null = null
  return async (header, token) => {
    if (known) {
      try {
        return await known(header, token)
      } catch (error) {
        if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
      }
    }
    known = createLocalJWKSet(await read())
    return known(header, token)
  }
}
