import { createBuiltinIdentity } from '../adapters/builtin/builtin-identity.ts'
import type { Config } from '../config.ts'
import { installationSecret } from '../db/installation-secret-store.ts'
import type { OpenDatabase } from '../db/open-database.ts'
import * as schema from '../db/schema.ts'
import type { Logger } from '../logger.ts'
import { type MailRoom, passwordResetMail, verifyEmailMail } from '../mail/mail.ts'
import type { IdentityProvider } from '../ports/identity.ts'
import type { Moderator } from '../ports/moderator.ts'
import type { Passwords } from '../ports/passwords.ts'
import { refusalOfName } from '../users/users.ts'

/** What asks for the accounts: who sends letters about them, and reads the names that parents give themselves. */
interface IdentityDeps {
  database: OpenDatabase
  moderator: Moderator
  mail: MailRoom
  logger: Logger
  /** The library's own where absent. */
  passwords?: Passwords | undefined
}

/** Who knows the accounts: Firebase, where it is set, or the product itself. */
export async function openIdentity(config: Config, deps: IdentityDeps): Promise<IdentityProvider> {
  return (await createFirebaseIdentity(config, deps.logger)) ?? (await createOwnIdentity(config, deps))
}

/** null where the accounts are the product's own. */
async function createFirebaseIdentity(
  { firebase }: Config,
  logger: Logger,
): Promise<IdentityProvider | null> {
  if (!firebase) return null
  if (firebase.emulator) logger.warn('Accounts are those of an emulator: everybody may be anybody.')
  const adapter = await import('../adapters/firebase/firebase-identity.ts')
  return adapter.createFirebaseIdentity(firebase, (uid) =>
    logger.warn(
      { uid },
      'An account is deleted here and still known to Firebase: delete it there, or set FIREBASE_SERVICE_ACCOUNT.',
    ),
  )
}

async function createOwnIdentity(
  config: Config,
  { database: { db }, moderator, mail, passwords }: IdentityDeps,
): Promise<IdentityProvider> {
  return createBuiltinIdentity({
    database: db,
    tables: {
      user: schema.identityUsers,
      session: schema.identitySessions,
      account: schema.identityAccounts,
      verification: schema.identityVerifications,
      jwks: schema.identityKeys,
    },
    publicUrl: config.publicUrl,
    secret: await installationSecret(db, 'identity'),
    google: config.google,
    passwords,
    refusalOfName: (name) => refusalOfName(moderator, name),
    sendResetLink: ({ uid, ...reset }) =>
      mail.postSoon({ uid, about: 'account', letter: passwordResetMail(reset), goodForHours: 1 }),
    sendVerificationLink: ({ uid, ...verification }) =>
      mail.postSoon({ uid, about: 'account', letter: verifyEmailMail(verification), goodForHours: 24 }),
  })
}
