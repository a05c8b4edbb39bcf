import type { Profile, ProfileUpdate } from '@faith-fables/contract'
import { ApiError } from '../api-error.ts'
import type { Database, Transaction } from '../db/database.ts'
import type { FileStore } from '../ports/file-store.ts'
import type { SignedInPerson } from '../ports/identity.ts'
import type { Moderator } from '../ports/moderator.ts'
import type { Reference } from '../reference/reference.ts'
import { accountOf, grantTokens, openTokenAccount } from '../token-ledger/token-ledger.ts'
import { refuseUnsuitableName, suitableName } from './display-name.ts'
import { removeProfilePicture, storedPictureAddress } from './profile-picture.ts'
import {
  changeProfile,
  findProfile,
  insertProfile,
  lockProfile,
  type StoredProfile,
} from './profile-store.ts'
import type { Standing } from './standing.ts'

export interface ProfileDependencies {
  db: Database
  files: FileStore
  moderator: Moderator
  reference: Reference
  standing: Standing
}

/** See `Users.ensureProfile`. */
export async function ensureProfile(
  dependencies: ProfileDependencies,
  person: SignedInPerson,
): Promise<Profile> {
  const { standing } = dependencies
  const [found, emailVerified, isAdministrator] = await Promise.all([
    ensureFound(dependencies, person),
    standing.isVerified(person),
    standing.isAdministrator(person),
  ])
  return { ...found, emailVerified, isAdministrator }
}

/** A profile as far as it is the product's own: the rest the identity provider knows. */
type FoundProfile = Omit<Profile, 'emailVerified' | 'isAdministrator'>

async function ensureFound(
  { db, moderator, reference }: ProfileDependencies,
  person: SignedInPerson,
): Promise<FoundProfile> {
  const known = await findProfile(db, person.uid)
  if (known) return presentProfile(known, await accountOf(db, person.uid))
  const name = await suitableName(moderator, person.name)
  const { signUpBonusTokens } = await reference.costs()
  return db.transaction((transaction) =>
    createProfile(transaction, { ...person, name }, signUpBonusTokens ?? 0),
  )
}

/** See `Users.sync`. */
export async function syncProfile(
  dependencies: ProfileDependencies,
  person: SignedInPerson,
  displayName: string | undefined,
): Promise<Profile> {
  if (displayName !== undefined) await refuseUnsuitableName(dependencies.moderator, displayName)
  const name = displayName ?? person.name
  const profile = await ensureProfile(dependencies, { ...person, name })
  if (profile.email === person.email && (profile.displayName || !name)) return profile
  const suitable = await suitableName(dependencies.moderator, name)
  await dependencies.db.transaction(async (transaction) => {
    const current = await lockProfile(transaction, person.uid)
    const filledName = current?.displayName ?? suitable
    await changeProfile(transaction, person.uid, { email: person.email, displayName: filledName })
  })
  return ensureProfile(dependencies, person)
}

/** See `Users.updateProfile`. */
export async function updateProfile(
  dependencies: ProfileDependencies,
  person: SignedInPerson,
  { displayName, photoURL, lettersAboutStories }: ProfileUpdate,
): Promise<Profile> {
  if (displayName !== undefined) await refuseUnsuitableName(dependencies.moderator, displayName)
  if (photoURL && photoURL !== (await storedPictureAddress(dependencies.files, person.uid))) {
    throw new ApiError('INVALID_REQUEST', 'The picture must be the one you uploaded last.')
  }
  await ensureProfile(dependencies, person)
  await changeProfile(dependencies.db, person.uid, {
    ...(displayName === undefined ? {} : { displayName }),
    ...(photoURL === undefined ? {} : { photoUrl: photoURL }),
    ...(lettersAboutStories === undefined ? {} : { lettersAboutStories }),
  })
  if (photoURL === null) await removeProfilePicture(dependencies.files, person.uid)
  return ensureProfile(dependencies, person)
}

/** Profile, token account and bonus come into being together, so that whoever has the one has the others. */
async function createProfile(
  transaction: Transaction,
  person: SignedInPerson,
  bonus: number,
): Promise<FoundProfile> {
  const { uid, email, name } = person
  await insertProfile(transaction, { uid, email, displayName: name })
  await openTokenAccount(transaction, uid)
  if (bonus > 0) {
    await grantTokens(transaction, {
      uid,
      kind: 'sign_up_bonus',
      reference: 'sign-up',
      amount: bonus,
      description: 'Welcome gift',
    })
  }
  const profile = await findProfile(transaction, uid)
  if (!profile) throw new Error(`The profile of ${uid} was neither found nor made.`)
  return presentProfile(profile, await accountOf(transaction, uid))
}

function presentProfile(
  { uid, email, displayName, photoUrl, lettersAboutStories }: StoredProfile,
  { balance, owed }: { balance: number; owed: number },
): FoundProfile {
  return {
    uid,
    email,
    displayName,
    photoURL: photoUrl,
    tokensAvailable: balance,
    tokensOwed: owed,
    lettersAboutStories,
  }
}
