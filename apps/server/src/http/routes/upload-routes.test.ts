import { limits, uploadedPicture } from '@faith-fables/contract'
import sharp, { type Sharp } from 'sharp'
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
    const photoURL = await upload(
      caller,
      await picture.toFormat(format).toBuffer(),
      'application/octet-stream',
    )
    const stored = await world.server.inject(photoURL)
    expect(await sharp(stored.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 512 })
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

/** A plain picture of so many million pixels. */
function ofMillionPixels(millions: number) {
  const width = 2000
  return sharp({ create: { width, height: millions * 500, channels: 3, background: 'blue' } })
}

const traps: [string, () => Sharp][] = [
  ['a JPEG', () => ofMillionPixels(61).jpeg()],
  ['a JPEG in passes', () => ofMillionPixels(25).jpeg({ progressive: true })],
  ['a PNG', () => ofMillionPixels(25).png()],
  ['an interlaced PNG', () => ofMillionPixels(9).png({ progressive: true })],
  ['a WebP', () => ofMillionPixels(25).webp({ effort: 0 })],
  ['a GIF', () => ofMillionPixels(9).gif({ effort: 1 })],
  ['an AVIF', () => ofMillionPixels(7).avif({ effort: 0 })],
]

test('a small file that unpacks into a huge picture is refused, whatever its kind', async () => {
  await using world = await startTestWorld({ works: false })
  const caller = world.as(await world.createParent())

  for (const [kind, make] of traps) {
    const trap = await make().toBuffer()
    expect(trap.length).toBeLessThan(limits.profilePicture.bytes)
    const { status, body } = await send(caller, trap)
    expect([kind, status, body]).toEqual([
      kind,
      400,
      {
        code: 'INVALID_REQUEST',
        message: 'The picture has too many pixels. Please choose a smaller one.',
      },
    ])
  }
})

test('the photo of a large phone is taken, and so is the first of very many frames', async () => {
  await using world = await startTestWorld({ works: false })
  const caller = world.as(await world.createParent())

  const photoURLs = [
    await upload(caller, await ofMillionPixels(50).jpeg().toBuffer()),
    await upload(caller, framesOfGif(1000, 100_000)),
  ]

  expect(new Set(photoURLs).size).toBe(2)
  const stored = await world.server.inject(photoURLs[1] ?? '')
  expect(await sharp(stored.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 512 })
})

/** A GIF that shows one dot again and again on a large canvas. */
function framesOfGif(side: number, count: number): Buffer {
  const head = [0x80, 0, 0, 255, 0, 0, 0, 0, 0]
  const size = [side & 255, side >> 8, side & 255, side >> 8]
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])
  return Buffer.concat([
    Buffer.from('GIF89a'),
    Buffer.from([...size, ...head]),
    ...Array(count).fill(frame),
    Buffer.from([0x3b]),
  ])
}

test('pictures are read one at a time, and those that would wait too long are told to come again', async () => {
  const store = aWaitingStore()
  await using world = await startTestWorld({ works: false, overrides: { files: store.files } })
  const caller = world.as(await world.createParent())
  const picture = await plain('blue', 20, 20)
  const calls = Array.from({ length: 11 }, () => send(caller, picture))
  await answersOf(calls, 2)
  store.open()
  const answers = await Promise.all(calls)

  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 503, 503])
  expect(answers.find(({ status }) => status === 503)?.body).toEqual({
    message: 'Many pictures are on their way just now. Please try again in a moment.',
    code: 'UNAVAILABLE',
  })
  expect(store.mostAtOnce).toBe(1)
  expect((await send(caller, picture)).status).toBe(200)
})

/** Waits for so many of the calls, whichever are answered first. */
function answersOf(calls: Promise<unknown>[], wanted: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let answered = 0
  for (const call of calls) void call.then(() => ++answered === wanted && resolve())
  return promise
}

/** A store that takes nothing in until it is opened. */
function aWaitingStore() {
  const opened = Promise.withResolvers<void>()
  let atOnce = 0
  const store = {
    mostAtOnce: 0,
    open: opened.resolve,
    files: {
      async put() {
        atOnce += 1
        store.mostAtOnce = Math.max(store.mostAtOnce, atOnce)
        await opened.promise
        atOnce -= 1
      },
      get: async () => null,
      deleteFolder: async () => {},
      check: async () => {},
    },
  }
  return store
}

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
