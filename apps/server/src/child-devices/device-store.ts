import { count, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/database.ts'
import { profiles, shelfDevices } from '../db/schema.ts'

export type ShelfDevice = typeof shelfDevices.$inferSelect

export async function insertDevice(transaction: Transaction, id: string, uid: string): Promise<void> {
  await transaction.insert(shelfDevices).values({ id, uid })
}

export async function countDevices(queryable: Queryable, uid: string): Promise<number> {
  const [row] = await queryable.select({ inAll: count() }).from(shelfDevices).where(eq(shelfDevices.uid, uid))
  return row?.inAll ?? 0
}

export async function findDevice(queryable: Queryable, id: string): Promise<ShelfDevice | null> {
  const [found] = await queryable.select().from(shelfDevices).where(eq(shelfDevices.id, id))
  return found ?? null
}

/** As `findDevice`, and of two tries at once the second waits. */
export async function lockDevice(transaction: Transaction, id: string): Promise<ShelfDevice | null> {
  const [found] = await transaction
    .select()
    .from(shelfDevices)
    .where(eq(shelfDevices.id, id))
    .for('no key update')
  return found ?? null
}

export async function storeTries(
  transaction: Transaction,
  id: string,
  tries: Pick<ShelfDevice, 'tries' | 'triedFrom'>,
): Promise<void> {
  await transaction.update(shelfDevices).set(tries).where(eq(shelfDevices.id, id))
}

export async function deleteDevice(queryable: Queryable, id: string): Promise<void> {
  await queryable.delete(shelfDevices).where(eq(shelfDevices.id, id))
}

export async function deleteDevicesOf(queryable: Queryable, uid: string): Promise<void> {
  await queryable.delete(shelfDevices).where(eq(shelfDevices.uid, uid))
}

/** As it is kept; null where there is none. */
export async function findPin(queryable: Queryable, uid: string): Promise<string | null> {
  const [found] = await queryable
    .select({ pin: profiles.shelfPin })
    .from(profiles)
    .where(eq(profiles.uid, uid))
  return found?.pin ?? null
}

/** As `findPin`; it stays as it is until the transaction ends. */
export async function lockPin(transaction: Transaction, uid: string): Promise<string | null> {
  const [found] = await transaction
    .select({ pin: profiles.shelfPin })
    .from(profiles)
    .where(eq(profiles.uid, uid))
    .for('share')
  return found?.pin ?? null
}

export async function storePin(queryable: Queryable, uid: string, shelfPin: string): Promise<void> {
  await queryable.update(profiles).set({ shelfPin }).where(eq(profiles.uid, uid))
}
