import { expect, test } from 'vitest'
import { readConfig, SettingError } from '../config.ts'

test('proxies are named by address, range or the name of a range', () => {
  const names = ['loopback', 'uniquelocal', 'linklocal', '172.18.0.2', '10.0.0.0/8', '::1', 'fd00::/8']

  expect(readConfig({ TRUST_PROXY: names.join(', ') }).trustProxy).toEqual(names)
})

test.each(['true', '1', '0.0.0.0/0', '::/0', 'nginx', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0/8', ','])(
  '%s names no proxy, or everybody, and stops the start',
  (TRUST_PROXY) => {
    expect(() => readConfig({ TRUST_PROXY })).toThrow(
      new SettingError(
        `The setting TRUST_PROXY must be addresses or ranges of your proxies, separated by commas, such as 172.18.0.2, 10.0.0.0/8 or loopback, linklocal, uniquelocal, and cannot be everybody; it is '${TRUST_PROXY}'.`,
      ),
    )
  },
)
