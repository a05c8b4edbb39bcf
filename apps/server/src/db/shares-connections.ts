import type { Pool, PoolClient } from 'pg'

/** Whether two connections at the same time are one to PostgreSQL: then something between us hands it round. */
export async function sharesConnections(pool: Pool): Promise<boolean> {
  const clients: PoolClient[] = []
  try {
    while (clients.length < 2) clients.push(await pool.connect())
    const backends = new Set<number>()
    for (const client of clients) backends.add(await backendOf(client))
    return backends.size < clients.length
  } finally {
    for (const client of clients) client.release()
  }
}

async function backendOf(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ backend: number }>('select pg_backend_pid() as backend')
  return rows[0]?.backend ?? 0
}
