import type { GenerationStatus, InProgressStatus } from '@faith-fables/contract'
import { sql } from 'drizzle-orm'
import { askAllTogether } from '../ask-together.ts'
import type { Database } from '../db/database.ts'
import { generations, isDraft } from '../db/schema.ts'

/**
 * Reads where the latest drafts of a parent stand, newest first. Every open library asks for this every few seconds: those
 * who ask while the database is answering are answered by its next answer, all of them at once.
 *
 * @param limit of the drafts of one parent
 */
export function createDraftStatusReader(
  db: Database,
  limit: number,
): (uid: string) => Promise<InProgressStatus[]> {
  const ask = askAllTogether((uids) => listDraftStatuses(db, uids, limit))
  return async (uid) => (await ask(uid)) ?? []
}

interface StatusRow extends Record<string, unknown> {
  uid: string
  id: string
  status: GenerationStatus
}

async function listDraftStatuses(
  db: Database,
  uids: string[],
  limit: number,
): Promise<Map<string, InProgressStatus[]>> {
  const { rows } = await db.execute<StatusRow>(sql`
    select parents.uid, drafts.id, drafts.status
    from unnest(${sql.param(uids)}::text[]) as parents (uid)
    cross join lateral (
      select ${generations.id}, ${generations.status} from ${generations}
      where ${generations.uid} = parents.uid and ${isDraft(generations)}
      order by ${generations.createdAt} desc, ${generations.id} desc
      limit ${limit}::int
    ) as drafts`)
  const byParent = new Map<string, InProgressStatus[]>()
  for (const { uid, id, status } of rows) {
    const drafts = byParent.get(uid)
    if (drafts) drafts.push({ _id: id, status })
    else byParent.set(uid, [{ _id: id, status }])
  }
  return byParent
}
