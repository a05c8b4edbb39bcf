import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase } from './create-database.ts'
import { isPostgresLeftOut } from './is-postgres-left-out.ts'
import { type RunningPostgres, startPostgres } from './start-postgres.ts'

describe.skipIf(isPostgresLeftOut())('a private PostgreSQL', () => {
  let postgres: RunningPostgres

  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.stop())

  test('answers on loopback with UTF-8 and without waiting for the disk', async () => {
    expect(new URL(postgres.url).hostname).toBe('127.0.0.1')
    expect(await ask(postgres.url, 'show server_encoding')).toBe('UTF8')
    expect(await ask(postgres.url, 'show fsync')).toBe('off')
  })

  test('makes databases that do not see each other', async () => {
    const [first, second] = await Promise.all([postgres.createDatabase(), postgres.createDatabase('named')])

    await ask(first, 'create table stories (id int)')

    expect(new URL(second).pathname).toBe('/named')
    await expect(ask(second, 'select * from stories')).rejects.toThrow('does not exist')
  })

  test('copies a template with its rows', async () => {
    const template = await postgres.createDatabase('template_with_rows')
    await ask(template, 'create table stories as select 7 as id')

    const copy = await createDatabase(postgres.url, { template: 'template_with_rows' })

    expect(await ask(copy, 'select id from stories')).toBe(7)
  })

  test('stops at once while somebody is connected, and leaves no files', async () => {
    const another = await startPostgres()
    const folder = await ask(another.url, 'show data_directory')
    const client = new pg.Client({ connectionString: another.url })
    client.on('error', () => undefined)
    await client.connect()

    await another.stop()

    await expect(ask(another.url, 'select 1')).rejects.toThrow()
    expect(existsSync(String(folder))).toBe(false)
  })

  test('ends when the process that started it is killed', async () => {
    const starter = spawn(process.execPath, ['--input-type=module-typescript', '-e', startAndWait], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = await once(starter.stdout, 'data')
    const url = String(line).trim()
    const folder = String(await ask(url, 'show data_directory'))

    starter.kill('SIGKILL')

    await expect.poll(() => existsSync(folder)).toBe(false)
    await expect(ask(url, 'select 1')).rejects.toThrow()
  })
})

const startAndWait = `
  import { startPostgres } from '${new URL('./start-postgres.ts', import.meta.url).href}'
  const { url } = await startPostgres()
  console.log(url)
  setInterval(() => undefined, 1000)
`

/** The one value a query answers. */
async function ask(url: string, query: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query({ text: query, rowMode: 'array' })
    return rows[0]?.[0]
  } finally {
    await client.end()
  }
}
