import { expect, test } from 'vitest'
import { exampleAddress } from './example-address.ts'

test.each(['/examples/watercolor.webp', 'watercolor.webp', '/watercolor.webp'])(
  'the example at %s comes from the examples folder',
  (path) => {
    expect(exampleAddress(path)).toBe('/examples/watercolor.webp')
  },
)
