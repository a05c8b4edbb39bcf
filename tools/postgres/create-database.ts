import { randomUUID } from 'node:crypto'
import pg from 'pg'

export interface NewDatabase {
  /** Letters, digits and underscores; a random name when left out. */
  name?: string
  /** An existing database to copy, tables and rows included. Nobody may be connected to it meanwhile. */
  template?: string
}

/** Makes a database on the server at `serverUrl` and answers its own URL. */
export async function createDatabase(serverUrl: string, wanted: NewDatabase = {}): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    return await createDatabaseBy(client, serverUrl, wanted)
  } finally {
    await client.end()
  }
}

/** The same by a connection to the server that is there already. */
export async function createDatabaseBy(
  client: pg.Client,
  serverUrl: string,
  { name = `test_${randomUUID().replaceAll('-', '')}`, template }: NewDatabase = {},
): Promise<string> {
  const copied = template ? ` template ${client.escapeIdentifier(template)} strategy file_copy` : ''
  await client.query(`create database ${client.escapeIdentifier(name)}${copied}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
