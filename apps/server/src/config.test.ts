import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig, SettingError } from './config.ts'

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
  [{ STARTER_LIBRARY: 'yes' }, "The setting STARTER_LIBRARY must be 'on' or 'off'; it is 'yes'."],
])('%j stops the start: %s', (settings, sentence) => {
  expect(() => readConfig(settings)).toThrow(new SettingError(sentence))
})

test('a database address with a password is not repeated in the refusal', () => {
  const refused = () => readConfig({ DATABASE_URL: 'mysql://root:secret@localhost/fables' })

  expect(refused).toThrow(/^The setting DATABASE_URL must be an address that begins with postgres/)
  expect(refused).not.toThrow(/secret/)
})

test.each(['TEXT_MODEL', 'IMAGE_MODEL', 'MODERATION_MODEL', 'SPEECH_MODEL', 'IDENTITY'])(
  '%s names a supplier that this version does not have and is refused',
  (name) => {
    expect(() => readConfig({ [name]: 'openai:some-model' })).toThrow(SettingError)
    expect(() => readConfig({ [name]: 'builtin' })).not.toThrow()
  },
)

test.each(['FILES_URL', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])(
  '%s, which this version does nothing with, is refused and not repeated',
  (name) => {
    const refused = () => readConfig({ [name]: 'smtp://root:secret@mail' })
    expect(refused).toThrow(`The setting ${name} has no effect in this version: leave it out.`)
  },
)

test.each(['api', 'worker'])('one role alone (%s) is refused on the embedded database', (ROLES) => {
  expect(() => readConfig({ ROLES })).toThrow(/needs a PostgreSQL server: set DATABASE_URL\.$/)
})

test('letters come from the public address unless the operator says from whom', () => {
  const settings = { SMTP_URL: 'smtps://mail.example.org', PUBLIC_URL: 'https://fables.example/' }

  expect(readConfig(settings).mail).toEqual({
    url: 'smtps://mail.example.org',
    from: 'Faith Fables <no-reply@fables.example>',
  })
  expect(readConfig({ ...settings, MAIL_FROM: 'ruth@example.org' }).mail?.from).toBe('ruth@example.org')
})

test.each([
  [
    { SMTP_URL: 'mail.example.org:secret' },
    'The setting SMTP_URL must be an address that begins with smtp:// or smtps://.',
  ],
  [{ MAIL_FROM: 'Ruth' }, "The setting MAIL_FROM must hold an e-mail address; it is 'Ruth'."],
  [
    { GOOGLE_CLIENT_ID: 'ours' },
    'Signing in with Google needs both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: set the other one, too.',
  ],
  [
    { GOOGLE_CLIENT_SECRET: 'secret' },
    'Signing in with Google needs both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: set the other one, too.',
  ],
])('%j stops the start: %s', (settings, sentence) => {
  expect(() => readConfig(settings)).toThrow(new SettingError(sentence))
})
