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
  const name = wanted.name ?? `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    const template = wanted.template ? ` template ${client.escapeIdentifier(wanted.template)}` : ''
    await client.query(`create database ${client.escapeIdentifier(name)}${template}`)
  } finally {
    await client.end()
  }
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
