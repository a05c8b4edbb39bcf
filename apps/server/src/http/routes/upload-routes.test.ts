import { limits, uploadedPicture } from '@faith-fables/contract'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { ApiCaller } from '../../testing/api-caller.ts'
import { startTestWorld } from '../../testing/start-test-world.ts'

const refused = (message: string) => ({ status: 400, body: { code: 'INVALID_REQUEST', message } })

/** A PNG of one colour. */
function plain(background: string, width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
}

function send(caller: ApiCaller, body: Buffer | string, contentType = 'image/jpeg') {
  return caller.call('uploadProfilePicture', { body, headers: { 'content-type': contentType } })
}

/** Uploads what must be accepted and answers its address. */
async function upload(caller: ApiCaller, body: Buffer, contentType?: string): Promise<string> {
  const answer = await send(caller, body, contentType)
  expect(answer).toMatchObject({ status: 200, body: { photoURL: expect.any(String) } })
  return uploadedPicture.parse(answer.body).photoURL
}

test('a picture becomes a square JPEG without a word about its making, and can be a profile’s (PR-05, PR-06, D-42)', async () => {
  await using world = await startTestWorld({ works: false })
  const parent = await world.createParent()
  const caller = world.as(parent)
  const taken = sharp(await plain('blue', 900, 300)).withExif({
    IFD0: { Artist: 'Ruth', Copyright: 'home' },
  })

  const photoURL = await upload(caller, await taken.jpeg().toBuffer())
  const profile = await caller.ask('updateProfile', { body: { photoURL } })
  const stored = await world.server.inject(photoURL)

  expect(photoURL).toContain(`/media/profilePictures/${parent.uid}/profile.jpg?v=`)
  expect(profile.photoURL).toBe(photoURL)
  expect(stored.headers['cache-control']).toContain('immutable')
  const metadata = await sharp(stored.rawPayload).metadata()
  expect(metadata).toMatchObject({ format: 'jpeg', width: 512, height: 512 })
  expect(metadata.exif).toBeUndefined()
})

test('a picture that a camera held upside down is stored upright', async () => {
  await using world = await startTestWorld({ works: false })
  const caller = world.as(await world.createParent())
  const red = await plain('red', 600, 300)
  const redAbove = sharp(await plain('blue', 600, 600)).composite([{ input: red, top: 0, left: 0 }])

  const photoURL = await upload(caller, await redAbove.withMetadata({ orientation: 3 }).jpeg().toBuffer())
  const stored = await world.server.inject(photoURL)
  const below = sharp(stored.rawPayload).extract({ left: 256, top: 400, width: 1, height: 1 })

  expect((await below.raw().toBuffer())[0]).toBeGreaterThan(200)
})

test('PNG, WebP, GIF and AVIF are accepted too, whatever type they are sent as (D-42)', async () => {
  await using world = await startTestWorld({ works: false })
  const caller = world.as(await world.createParent())
  const picture = sharp(await plain('blue', 90, 30))

  for (const format of ['png', 'webp', 'gif', 'avif'] as const) {
    await upload(caller, await picture.toFormat(format).toBuffer(), 'application/octet-stream')
  }
})

test('a new picture has a new address', async () => {
  await using world = await startTestWorld({ works: false })
  const caller = world.as(await world.createParent())

  const first = await upload(caller, await plain('red', 20, 20))
  const second = await upload(caller, await plain('green', 20, 20))

  expect(second).not.toBe(first)
})

test('what is no picture is refused with the sentence of the screen (PR-04, D-42)', async () => {
  await using world = await startTestWorld({ works: false })
  const caller = world.as(await world.createParent())

  for (const body of ['{}', 'hello', Buffer.alloc(0), Buffer.alloc(3000, 7)]) {
    expect(await send(caller, body, 'image/png')).toMatchObject(refused('Please select an image file first.'))
  }
  const nothing = await caller.call('uploadProfilePicture')
  expect(nothing).toMatchObject(refused('Please select an image file first.'))
  expect(world.log).toEqual([])
})

test('a picture that cannot be used is refused with what to choose instead (D-42)', async () => {
  await using world = await startTestWorld({ works: false })
  const caller = world.as(await world.createParent())
  const whole = await plain('blue', 900, 300)
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), Buffer.alloc(200)])

  for (const body of [svg, await sharp(whole).tiff().toBuffer(), heic]) {
    const sentence = 'This kind of picture cannot be used here. Please choose JPEG, PNG, WebP, GIF or AVIF.'
    expect(await send(caller, body, 'image/png')).toMatchObject(refused(sentence))
  }
  const damaged = 'The picture is damaged. Please choose another one.'
  expect(await send(caller, whole.subarray(0, whole.length - 60))).toMatchObject(refused(damaged))
  expect(world.log).toEqual([])
})

test('a small file that unpacks into a huge picture is refused', async () => {
  await using world = await startTestWorld({ works: false })
  const caller = world.as(await world.createParent())
  const huge = await plain('blue', 12_000, 6000)

  expect(huge.length).toBeLessThan(limits.profilePicture.bytes)
  expect(await send(caller, huge)).toMatchObject(
    refused('The picture has too many pixels. Please choose a smaller one.'),
  )
})

test('a picture above 5 MB is refused with its limit (D-42)', async () => {
  await using world = await startTestWorld({ works: false })
  const caller = world.as(await world.createParent())

  expect(await send(caller, Buffer.alloc(limits.profilePicture.bytes + 1))).toMatchObject({
    status: 413,
    body: { code: 'TOO_LARGE', message: 'The picture is larger than 5 MB. Please choose a smaller one.' },
  })
})

test('only the latest upload can be the picture of a profile, and the one before is gone', async () => {
  await using world = await startTestWorld({ works: false })
  const caller = world.as(await world.createParent())
  const before = await upload(caller, await plain('red', 20, 20))
  const latest = await upload(caller, await plain('green', 20, 20))
  const invented = latest.replace(/v=.*/, 'v=invented')

  for (const photoURL of [before, invented]) {
    const answer = await caller.call('updateProfile', { body: { photoURL } })
    expect(answer).toMatchObject(refused('The picture must be the one you uploaded last.'))
  }
  expect(await caller.ask('updateProfile', { body: { photoURL: latest } })).toMatchObject({
    photoURL: latest,
  })
  expect((await world.server.inject(before)).statusCode).toBe(404)
})

test('a picture that is taken from the profile is removed for good', async () => {
  await using world = await startTestWorld({ works: false })
  const caller = world.as(await world.createParent())
  const photoURL = await upload(caller, await plain('red', 20, 20))
  await caller.ask('updateProfile', { body: { photoURL } })

  expect(await caller.ask('updateProfile', { body: { photoURL: null } })).toMatchObject({ photoURL: null })
  expect((await world.server.inject(photoURL)).statusCode).toBe(404)
})

test('a stranger cannot upload', async () => {
  await using world = await startTestWorld({ works: false })

  expect((await send(world.anonymous, await plain('blue', 90, 30))).status).toBe(401)
})
