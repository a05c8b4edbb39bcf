import { type AccountDeletion, countOf, type DeletionRequest, limits } from '@faith-fables/contract'
import { ApiError } from '../api-error.ts'
import { removeSheetsOfParent } from '../character-sheets/character-sheets.ts'
import type { Logger } from '../logger.ts'
import { deletionMail, keptMail, type MailRoom } from '../mail/mail.ts'
import type { IdentityProvider, SignedInPerson } from '../ports/identity.ts'
import { readerKey } from '../reader-key.ts'
import { removeRecordingsOf } from '../recordings/recordings.ts'
import { removeProfilePicture, type Users } from '../users/users.ts'
import { type DataSources, dataFiles } from './data-files.ts'
import { emptyParent, findParent, listDue, lockDue, type Parent, setDeletion } from './personal-data-store.ts'
import { zipStream } from './zip-stream.ts'

/** What we hold of a parent, for the parent to take along and to have deleted. */
export interface PersonalData {
  /** The bytes of a ZIP with everything, made while it is read. */
  download(person: SignedInPerson): AsyncIterable<Uint8Array>
  deletion(person: SignedInPerson): Promise<AccountDeletion>
  /**
   * Has the account deleted after the grace. Asked again, it begins anew.
   * @throws ApiError INVALID_REQUEST where the password is wrong, or the last sign-in too old to stand for one
   */
  askForDeletion(person: SignedInPerson, request: DeletionRequest): Promise<AccountDeletion>
  /** Takes it back. */
  keep(person: SignedInPerson): Promise<void>
  /**
   * Deletes the accounts whose time has come. Each step may be done again: one that is interrupted is finished the next time.
   * @returns how many
   */
  deleteDue(moment: Date): Promise<number>
}

export interface PersonalDataDependencies extends DataSources {
  users: Pick<Users, 'characters' | 'ensureProfile'>
  generations: DataSources['generations'] & {
    hideAll(uid: string, options: { keepsPublic: boolean; hiddenAt: Date }): Promise<void>
  }
  identity: Pick<IdentityProvider, 'hasPassword' | 'proves' | 'forget'>
  mail: MailRoom
  publicUrl: string
  logger: Pick<Logger, 'error'>
}

const dayMilliseconds = 24 * 3600 * 1000

export function createPersonalData(deps: PersonalDataDependencies): PersonalData {
  const { db, users, identity, mail, publicUrl } = deps
  const stateOf = async (person: SignedInPerson): Promise<AccountDeletion> => {
    const parent = await findParent(db, person.uid)
    return {
      deletesAt: parent?.deletesAt?.toISOString() ?? null,
      hasPassword: await identity.hasPassword(person),
    }
  }
  return {
    download: (person) => zipStream(dataFiles(deps, person)),
    deletion: stateOf,
    async askForDeletion(person, { password, keepsPublicStories }) {
      const { displayName } = await users.ensureProfile(person)
      if (!(await identity.proves(person, password))) throw await notProved(deps, person)
      const deletesAt = new Date(Date.now() + limits.deletionGraceDays * dayMilliseconds)
      await db.transaction(async (transaction) => {
        await setDeletion(transaction, person.uid, { deletesAt, keepsPublicStories })
        const letter = deletionMail({ email: person.email, displayName, publicUrl, deletesAt })
        await mail.post(transaction, { uid: person.uid, about: 'account', letter })
      })
      return await stateOf(person)
    },
    async keep(person) {
      const parent = await findParent(db, person.uid)
      if (!parent?.deletesAt) return
      await db.transaction(async (transaction) => {
        await setDeletion(transaction, person.uid, { deletesAt: null, keepsPublicStories: false })
        const letter = keptMail({ email: person.email, displayName: parent.displayName, publicUrl })
        await mail.post(transaction, { uid: person.uid, about: 'account', letter })
      })
    },
    async deleteDue(moment) {
      let deleted = 0
      for (const parent of await listDue(db, moment)) {
        try {
          await deleteParent(deps, parent, moment)
          deleted += 1
        } catch (error) {
          deps.logger.error(
            { err: error, uid: parent.uid },
            'An account could not be deleted; tomorrow again.',
          )
        }
      }
      return deleted
    },
  }
}

async function notProved({ identity }: PersonalDataDependencies, person: SignedInPerson): Promise<ApiError> {
  return new ApiError(
    'INVALID_REQUEST',
    (await identity.hasPassword(person))
      ? 'Incorrect password.'
      : `Please sign out and in again first: your last sign-in is more than ${countOf(limits.freshSignInMinutes, 'minute')} old.`,
  )
}

/** Deleted stories are kept for 30 days in case of a mistake; these are gone a day later. */
const hiddenBefore = 29 * dayMilliseconds

/** The sign-in goes last but one: until the row is emptied, whoever died in between begins anew. */
async function deleteParent(
  deps: PersonalDataDependencies,
  { uid, keepsPublicStories }: Parent,
  moment: Date,
): Promise<void> {
  const { db, files, identity, generations } = deps
  const hiddenAt = new Date(moment.getTime() - hiddenBefore)
  await generations.hideAll(uid, { keepsPublic: keepsPublicStories, hiddenAt })
  await removeProfilePicture(files, uid)
  await removeSheetsOfParent(files, uid)
  await removeRecordingsOf(deps, uid)
  await identity.forget(uid)
  await db.transaction(async (transaction) => {
    if (await lockDue(transaction, uid, moment)) await emptyParent(transaction, uid, readerKey({ uid }, ''))
  })
}
