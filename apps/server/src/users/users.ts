import {
  type Character,
  limits,
  type Profile,
  type ProfileUpdate,
  type SavedCharacter,
  type TokenTransaction,
} from '@faith-fables/contract'
import type { SignedInPerson } from '../ports/identity.ts'
import { receiptsOf } from '../purchases/purchases.ts'
import { listEntries } from '../token-ledger/token-ledger.ts'
import { refuseDeclinedCharacter } from './declined-character.ts'
import { ensureProfile, type ProfileDependencies, syncProfile, updateProfile } from './profiles.ts'
import { addCharacter, deleteCharacter, listCharacters, updateCharacter } from './saved-characters.ts'
import { ensureSystemAuthor } from './system-author.ts'

export { refusalOfName, refuseUnsuitableName } from './display-name.ts'
export { removeProfilePicture } from './profile-picture.ts'
export { createStanding } from './standing.ts'

/** Parents: their profiles, saved characters and token history. */
export interface Users {
  /**
   * The parent's profile, made with the sign-up bonus at the first call, however many come at once. Whatever
   * writes rows of a parent calls this first: a call may come before the browser's sync.
   */
  ensureProfile(person: SignedInPerson): Promise<Profile>
  /**
   * Ensures the profile; a display name fills an empty one and never replaces one.
   * @throws ApiError INVALID_REQUEST when nobody may go by that name.
   */
  sync(person: SignedInPerson, displayName?: string): Promise<Profile>
  /**
   * A picture that is taken away is removed for good.
   * @throws ApiError INVALID_REQUEST when the picture is not the parent's latest upload, or nobody may go by the name.
   */
  updateProfile(person: SignedInPerson, update: ProfileUpdate): Promise<Profile>
  /** Whether the person's e-mail address is verified. */
  isVerified(person: SignedInPerson): Promise<boolean>
  /** Whether the person may sit at the desk. */
  isAdministrator(person: SignedInPerson): Promise<boolean>
  /** Oldest first. */
  characters(person: SignedInPerson): Promise<SavedCharacter[]>
  /** @throws ApiError NOTHING_LEFT when the parent has as many as can be kept. */
  addCharacter(person: SignedInPerson, character: Character): Promise<SavedCharacter>
  /** @throws ApiError NOT_FOUND when it is not among the parent's characters. */
  updateCharacter(person: SignedInPerson, character: SavedCharacter): Promise<SavedCharacter>
  /** @throws ApiError NOT_FOUND when it is not among the parent's characters. */
  deleteCharacter(person: SignedInPerson, characterId: string): Promise<void>
  /** Newest first; as many as the contract's maximum when no limit is given. */
  transactions(person: SignedInPerson, limit?: number): Promise<TokenTransaction[]>
  /** The author of the starter library, with an empty token account; answers their uid. */
  ensureSystemAuthor(): Promise<string>
}

export function createUsers(dependencies: ProfileDependencies): Users {
  const { db, moderator } = dependencies
  return {
    ensureProfile: (person) => ensureProfile(dependencies, person),
    sync: (person, displayName) => syncProfile(dependencies, person, displayName),
    updateProfile: (person, update) => updateProfile(dependencies, person, update),
    isVerified: (person) => dependencies.standing.isVerified(person),
    isAdministrator: (person) => dependencies.standing.isAdministrator(person),
    characters: ({ uid }) => listCharacters(db, uid),
    async addCharacter(person, character) {
      await ensureProfile(dependencies, person)
      await refuseDeclinedCharacter(moderator, character)
      return addCharacter(db, person.uid, character)
    },
    async updateCharacter({ uid }, character) {
      await refuseDeclinedCharacter(moderator, character)
      return updateCharacter(db, uid, character)
    },
    deleteCharacter: ({ uid }, characterId) => deleteCharacter(dependencies, uid, characterId),
    async transactions(person, limit = limits.transactions.max) {
      await ensureProfile(dependencies, person)
      const entries = await listEntries(db, person.uid, limit)
      const receipts = await receiptsOf(
        db,
        entries.map(({ id }) => id),
      )
      return entries.map(({ id, createdAt, description, amount, balance }) => {
        const purchase = receipts.get(id)
        const entry = { id, createdAt: createdAt.toISOString(), description, amount, balance }
        return purchase ? { ...entry, purchase } : entry
      })
    },
    ensureSystemAuthor: () => ensureSystemAuthor(db),
  }
}
