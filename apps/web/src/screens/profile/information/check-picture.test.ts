import { limits } from '@faith-fables/contract/limits'
import { expect, test } from 'vitest'
import { checkPicture, isPicture } from './check-picture.ts'

const file = (type: string, bytes = 1) => new File([new Uint8Array(bytes)], 'file', { type })

test('only image files are pictures', () => {
  expect(isPicture(file('image/png'))).toBe(true)
  expect(isPicture(file('text/plain'))).toBe(false)
  expect(isPicture(file(''))).toBe(false)
})

test('uploading needs a picture that is not too large', () => {
  const { bytes } = limits.profilePicture
  expect(checkPicture(null)).toBe('Please select an image file first.')
  expect(checkPicture(file('image/png', bytes))).toBeNull()
  expect(checkPicture(file('image/png', bytes + 1))).toBe(
    'Image upload failed: The picture is larger than 5 MB. Please choose a smaller one.',
  )
})
