import { expect, test } from 'vitest'
import { readConfig, SettingError } from '../config.ts'

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
])('%j stops the start: %s', (settings, sentence) => {
  expect(() => readConfig(settings)).toThrow(new SettingError(sentence))
})
