import { Pool } from 'pg'
import { sharesConnections } from './shares-connections.ts'

const connectionTimeoutMillis = 10_000

export interface DatabaseStanding {
  /** Such as 15.18. */
  version: string
  /** Whether a pooler shares its connections among those who ask. */
  isPooled: boolean
}

/** Asks a PostgreSQL server for itself, and changes nothing. @throws Error when it does not answer */
export async function askDatabase(url: string): Promise<DatabaseStanding> {
  const pool = new Pool({ connectionString: url, max: 2, connectionTimeoutMillis })
  pool.on('error', () => {})
  try {
    const isPooled = await sharesConnections(pool)
    const { rows } = await pool.query<{ server_version: string }>('show server_version')
    return { version: rows[0]?.server_version.split(' ')[0] ?? '', isPooled }
  } finally {
    await pool.end()
  }
}
