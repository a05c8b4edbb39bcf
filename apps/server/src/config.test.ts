import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig, readEnvironmentFile, SettingError } from './config.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

test('without any setting the product runs on this machine alone, with everything built in', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://127.0.0.1:3000',
    dataDir: resolve('data'),
    databaseUrl: null,
    roles: { api: true, worker: true },
    adminEmails: [],
    logLevel: 'info',
    rateLimit: 1,
    trustProxy: ['loopback'],
    starterLibrary: true,
    mail: null,
    google: null,
  })
})

test('an empty setting counts as left out', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', ADMIN_EMAILS: '' })).toEqual(readConfig({}))
})

test('lists are separated by commas and may have spaces', () => {
  const config = readConfig({
    ADMIN_EMAILS: ' ruth@example.com, boaz@example.com ,',
    ROLES: 'worker',
    DATABASE_URL: 'postgres://localhost/fables',
  })

  expect(config.adminEmails).toEqual(['ruth@example.com', 'boaz@example.com'])
  expect(config.roles).toEqual({ api: false, worker: true })
})

test.each([
  [{ PUBLIC_URL: 'https://fables.example/' }, 'https://fables.example'],
  [{ HOST: '0.0.0.0', PORT: '8080' }, 'http://localhost:8080'],
  [{ HOST: '192.168.1.20' }, 'http://192.168.1.20:3000'],
  [{ HOST: '::1' }, 'http://[::1]:3000'],
])('with %j browsers are sent to %s', (settings, address) => {
  expect(readConfig(settings).publicUrl).toBe(address)
})

test.each([
  [{ PORT: 'http' }, "The setting PORT must be a port number from 0 to 65535; it is 'http'."],
  [{ PORT: '65536' }, "The setting PORT must be a port number from 0 to 65535; it is '65536'."],
  [{ PORT: '80.5' }, "The setting PORT must be a port number from 0 to 65535; it is '80.5'."],
  [
    { HOST: 'my machine' },
    "The setting HOST must be a host name or an address of this machine; it is 'my machine'.",
  ],
  [
    { PUBLIC_URL: 'fables.example' },
    "The setting PUBLIC_URL must be an address that begins with http:// or https://; it is 'fables.example'.",
  ],
  [{ ROLES: 'api,cook' }, "The setting ROLES must be 'api', 'worker' or 'api,worker'; it is 'api,cook'."],
  [
    { ADMIN_EMAILS: 'ruth' },
    "The setting ADMIN_EMAILS must be e-mail addresses separated by commas; it is 'ruth'.",
  ],
  [
    { LOG_LEVEL: 'loud' },
    "The setting LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent; it is 'loud'.",
  ],
  [{ RATE_LIMIT: '-1' }, "The setting RATE_LIMIT must be a number from 0 on; it is '-1'."],
  [{ RATE_LIMIT: ' ' }, "The setting RATE_LIMIT must be a number from 0 on; it is ' '."],
  [{ PORT: ' ' }, "The setting PORT must be a port number from 0 to 65535; it is ' '."],
  [{ STARTER_LIBRARY: 'yes' }, "The setting STARTER_LIBRARY must be 'on' or 'off'; it is 'yes'."],
])('%j stops the start: %s', (settings, sentence) => {
  expect(() => readConfig(settings)).toThrow(new SettingError(sentence))
})

test('a database address with a password is not repeated in the refusal', () => {
  const refused = () => readConfig({ DATABASE_URL: 'mysql://root:secret@localhost/fables' })

  expect(refused).toThrow(/^The setting DATABASE_URL must be an address that begins with postgres/)
  expect(refused).not.toThrow(/secret/)
})

test.each(['api', 'worker'])('one role alone (%s) is refused on the embedded database', (ROLES) => {
  expect(() => readConfig({ ROLES })).toThrow(/needs a PostgreSQL server: set DATABASE_URL\.$/)
})

test('a .env file adds settings to those of the environment, which go first', async () => {
  await using folder = await temporaryFolder()
  const file = join(folder.path, '.env')
  await writeFile(file, '# Ours\nPORT=4000\nexport HOST="0.0.0.0"\nDATA_DIR=\n')
  const variables = { PORT: '5000' }

  readEnvironmentFile(file, variables)

  expect(variables).toEqual({ PORT: '5000', HOST: '0.0.0.0', DATA_DIR: '' })
})

test('without a .env file nothing is added', async () => {
  await using folder = await temporaryFolder()
  const variables = {}

  readEnvironmentFile(join(folder.path, '.env'), variables)

  expect(variables).toEqual({})
})

test('a .env that is a folder stops the start with a sentence', async () => {
  await using folder = await temporaryFolder()
  const file = join(folder.path, '.env')
  await mkdir(file)

  expect(() => readEnvironmentFile(file, {})).toThrow(
    new SettingError(`${file} is a folder, and should be a file with a setting on each line.`),
  )
})

test('a .env that sets what is no setting stops the start with a sentence, which repeats no value', async () => {
  await using folder = await temporaryFolder()
  const file = join(folder.path, '.env')
  await writeFile(file, 'PORT=4000\nDATABSE_URL=postgres://ruth:secret@localhost/fables\n')

  expect(() => readEnvironmentFile(file, {})).toThrow(
    new SettingError(
      `The file ${file} sets DATABSE_URL, which is no setting of Faith Fables: correct its name or take it out.`,
    ),
  )
})
