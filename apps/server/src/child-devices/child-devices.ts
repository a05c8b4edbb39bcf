import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type ChildShelf, countOf, limits, type ParentShelf, type PublicStory } from '@faith-fables/contract'
import { ApiError } from '../api-error.ts'
import type { Database, Transaction } from '../db/database.ts'
import type { IdentityProvider, SignedInPerson } from '../ports/identity.ts'
import { readForChild, readStoryForChild } from '../shelf/shelf.ts'
import {
  countDevices,
  deleteDevice,
  deleteDevicesOf,
  findDevice,
  findPin,
  insertDevice,
  lockDevice,
  lockPin,
  storePin,
  storeTries,
} from './device-store.ts'
import { hashedPin, isPin } from './pin.ts'

/** Devices in the hands of children: they show the shelf and nothing else, until a parent takes them back. */
export interface ChildDevices {
  /** What a parent knows of them. */
  state(uid: string): Promise<Pick<ParentShelf, 'hasPin' | 'devices'>>
  setPin(uid: string, pin: string): Promise<void>
  /**
   * Hands a device over.
   * @returns what its cookie holds
   * @throws ApiError WRONG_STATUS where there is no PIN to take it back by
   */
  handOver(uid: string): Promise<string>
  /** Whose child holds a device with this cookie; null where it was not handed over, or was taken back. */
  holderOf(cookie: string | undefined): Promise<string | null>
  /** What the child of this parent sees. */
  stories(uid: string): Promise<ChildShelf['stories']>
  /** @throws ApiError NOT_FOUND for a story that the child does not see */
  read(uid: string, storyId: string): Promise<PublicStory>
  /**
   * Takes a device back. One that was taken back already stays so.
   * @throws ApiError INVALID_REQUEST for a wrong PIN or password, TOO_MANY_REQUESTS after too many of them
   */
  takeBack(cookie: string | undefined, proof: Proof): Promise<void>
  /** Takes back every device of a parent, from afar. */
  takeBackAll(uid: string): Promise<void>
}

/** That it is the parent who takes it back: one of the three. */
interface Proof {
  pin?: string | undefined
  password?: string | undefined
  /** Whoever signed in just now, where passwords are the identity provider's to check. */
  person?: SignedInPerson | undefined
}

export interface ChildDevicesDependencies {
  db: Database
  identity: Pick<IdentityProvider, 'proves'>
  /** Of this installation. */
  secret: string
}

export function createChildDevices(deps: ChildDevicesDependencies): ChildDevices {
  const { db, secret } = deps
  const deviceOf = async (cookie: string | undefined) => {
    const id = deviceIdOf(cookie, secret)
    return id === null ? null : await findDevice(db, id)
  }
  return {
    async state(uid) {
      const [pin, devices] = await Promise.all([findPin(db, uid), countDevices(db, uid)])
      return { hasPin: pin !== null, devices }
    },
    async setPin(uid, pin) {
      await storePin(db, uid, await hashedPin(pin))
    },
    async handOver(uid) {
      const id = randomBytes(16).toString('base64url')
      await db.transaction(async (transaction) => {
        if ((await lockPin(transaction, uid)) === null)
          throw new ApiError('WRONG_STATUS', 'Please set a PIN first: you take the device back by it.')
        await insertDevice(transaction, id, uid)
      })
      return `${id}.${sealOf(id, secret)}`
    },
    holderOf: async (cookie) => (await deviceOf(cookie))?.uid ?? null,
    stories: (uid) => readForChild(db, uid),
    read: (uid, storyId) => readStoryForChild(db, uid, storyId),
    async takeBack(cookie, proof) {
      const device = await deviceOf(cookie)
      if (!device) return
      // Counted before it is known to be wrong, so that many at once do not pass together.
      await db.transaction((transaction) => countTry(transaction, device.id))
      if (!(await isParent(deps, device.uid, proof)))
        throw new ApiError('INVALID_REQUEST', proof.pin === undefined ? 'Incorrect password.' : 'Wrong PIN.')
      await deleteDevice(db, device.id)
    },
    takeBackAll: (uid) => deleteDevicesOf(db, uid),
  }
}

async function isParent(
  { db, identity }: ChildDevicesDependencies,
  uid: string,
  { pin, password, person }: Proof,
): Promise<boolean> {
  if (person) return person.uid === uid && (await identity.proves(person, password))
  if (password !== undefined) return await identity.proves({ uid }, password)
  const kept = await findPin(db, uid)
  return pin !== undefined && kept !== null && (await isPin(pin, kept))
}

/** @throws ApiError TOO_MANY_REQUESTS */
async function countTry(transaction: Transaction, id: string): Promise<void> {
  const device = await lockDevice(transaction, id)
  if (!device) return
  const { tries: most, minutes } = limits.shelfTries
  const now = Date.now()
  const endsAt = (device.triedFrom?.getTime() ?? 0) + minutes * 60_000
  if (endsAt <= now) return await storeTries(transaction, id, { tries: 1, triedFrom: new Date(now) })
  if (device.tries >= most) {
    const left = Math.ceil((endsAt - now) / 60_000)
    throw new ApiError('TOO_MANY_REQUESTS', `Too many tries. Please try again in ${countOf(left, 'minute')}.`)
  }
  await storeTries(transaction, id, { tries: device.tries + 1, triedFrom: device.triedFrom })
}

function sealOf(id: string, secret: string): string {
  return createHmac('sha256', secret).update(id).digest('base64url')
}

/** The id in a cookie that was made here; null for any other. */
function deviceIdOf(cookie: string | undefined, secret: string): string | null {
  const [id = '', seal = ''] = cookie?.split('.') ?? []
  const [given, made] = [Buffer.from(seal), Buffer.from(sealOf(id, secret))]
  return given.length === made.length && timingSafeEqual(given, made) ? id : null
}
