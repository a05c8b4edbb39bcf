import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import { installationSecrets } from './schema.ts'

/** A secret of this installation, made by the first process that asks for it and the same for all. */
export async function installationSecret(db: Database, name: string): Promise<string> {
  await db
    .insert(installationSecrets)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [secret] = await db.select().from(installationSecrets).where(eq(installationSecrets.name, name))
  if (!secret) throw new Error(`The secret ${name} was neither found nor made.`)
  return secret.value
}
