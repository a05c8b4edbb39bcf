import { type ErrorBody, limits } from '@faith-fables/contract'
import { expect, test } from 'vitest'
import { spokenSound } from '../testing/spoken-sound.ts'
import { audio, startRecordingWorld } from '../testing/start-recording-world.ts'

const refused = (status: number, message?: string | RegExp) => ({
  status,
  ...(message && {
    body: { message: typeof message === 'string' ? message : expect.stringMatching(message) },
  }),
})

test('a parent reads every page, one of them anew, and the child hears it (RL-01)', async () => {
  await using scene = await startRecordingWorld()
  const { world } = scene
  const mine = await scene.begin('Mama', false)
  expect(mine).toMatchObject({ name: 'Mama', pages: [], isWhole: false, isApproved: false, invitation: null })
  expect(await scene.record(mine, 2)).toMatchObject({ status: 200, body: { page: 2, milliseconds: 1000 } })
  expect(await scene.heard()).toEqual(['Mama'])
  const first = await scene.record(mine, 1, spokenSound(2))
  expect(await scene.one(mine)).toMatchObject({ isWhole: true, isApproved: true, version: 2 })
  expect(await scene.heard()).toEqual(['Mama'])

  const { url: before } = first.body as { url: string }
  const sound = await world.server.inject(before)
  expect([sound.statusCode, sound.headers['content-type']]).toEqual([200, 'audio/wav'])
  expect(sound.rawPayload.equals(spokenSound(2))).toBe(true)
  expect(await scene.record(mine, 1, spokenSound(0.5))).toMatchObject({ status: 200 })
  expect((await scene.one(mine)).pages.map(({ page, milliseconds }) => [page, milliseconds])).toEqual([
    [1, 500],
    [2, 1000],
  ])
  expect((await world.server.inject(before)).statusCode).toBe(404)
  expect(await scene.heard()).toEqual(['Mama'])
})

test('whoever is invited only records, and is heard when the parent has said yes (RL-02)', async () => {
  await using scene = await startRecordingWorld()
  const { world } = scene
  const hers = await scene.begin()
  const token = scene.tokenOf(hers)
  const opened = await scene.open(token)
  expect(opened).toMatchObject({
    status: 200,
    body: { name: 'Grandma', story: { title: 'Kite' }, pages: [] },
  })
  expect(opened.headers['x-robots-tag']).toBe('noindex')
  for (const page of [1, 2]) expect((await scene.recordInvited(token, page)).status).toBe(200)
  expect(await scene.recordInvited(token, 3)).toMatchObject(refused(404, 'There is no such page.'))

  const read = await scene.one(hers)
  expect(read).toMatchObject({ isWhole: true, isApproved: false })
  expect(await scene.heard()).toEqual([])
  expect(
    await world.anonymous.call('approveRecording', {
      params: { ...scene.params, recordingId: hers.id },
      body: { isApproved: true, version: 2 },
    }),
  ).toMatchObject(refused(401))
  expect((await scene.approve(read)).status).toBe(200)
  expect(await scene.heard()).toEqual(['Grandma'])
  // The yes has ended the invitation.
  expect(await scene.open(token)).toMatchObject(refused(404, /^This invitation has ended/))
  expect(await scene.recordInvited(token, 1)).toMatchObject(refused(404, /^This invitation has ended/))

  await scene.approve(await scene.one(hers), false)
  expect(await scene.heard()).toEqual([])
})

test('a yes is for what was heard: nothing that was read later comes to a child by it (RL-02)', async () => {
  await using scene = await startRecordingWorld()
  const hers = await scene.begin()
  const token = scene.tokenOf(hers)
  expect(await scene.approve(await scene.one(hers))).toMatchObject(refused(409, 'Nothing was read yet.'))
  await scene.recordInvited(token, 1)
  expect((await scene.approve(await scene.one(hers))).status).toBe(200)
  expect(await scene.heard()).toEqual(['Grandma'])
  // A page is missing: she may go on, and what she reads then is heard by nobody yet.
  await scene.recordInvited(token, 2)
  expect(await scene.heard()).toEqual([])
  const listened = await scene.one(hers)
  await scene.recordInvited(token, 2)
  expect(await scene.approve(listened)).toMatchObject(refused(409, /^A page was read anew/))
  expect((await scene.approve(await scene.one(hers))).status).toBe(200)

  // Invited again, Grandma reads a page anew; then the parent reads one herself.
  const again = await scene.own.ask('inviteReader', {
    params: { ...scene.params, recordingId: hers.id },
    body: {},
  })
  expect(await scene.heard()).toEqual(['Grandma'])
  await scene.recordInvited(scene.tokenOf(again), 1)
  expect(await scene.heard()).toEqual([])
  await scene.own.ask('endInvitation', { params: { ...scene.params, recordingId: hers.id } })
  await scene.record(hers, 2)
  expect(await scene.one(hers)).toMatchObject({ isWhole: true, isApproved: false })
  expect(await scene.heard()).toEqual([])
})

test('what is no sound, is empty or lasts too long is refused and changes nothing (RL-04)', async () => {
  await using scene = await startRecordingWorld()
  const mine = await scene.begin('Mama', false)
  await scene.record(mine, 1)
  const bad: [unknown, RegExp][] = [
    ['', /^Nothing was recorded/],
    ['Once upon a time', /^This recording cannot be used/],
    ['<html><body>RIFF WAVE</body></html>', /^This recording cannot be used/],
    [spokenSound(1).subarray(0, 30), /^(This recording cannot be used|Nothing was recorded)/],
    [spokenSound(0), /^Nothing was recorded/],
    [spokenSound(limits.recordedPage.seconds + 10), /^A page can be 5 minutes long/],
    [Buffer.concat([Buffer.from('OggS'), Buffer.alloc(5000, 7)]), /^This recording cannot be used/],
  ]
  for (const [body, message] of bad)
    expect(await scene.record(mine, 1, body), String(message)).toMatchObject(refused(400, message))
  const tooLarge = await scene.record(mine, 1, Buffer.alloc(limits.recordedPage.bytes + 1))
  expect(tooLarge).toMatchObject(refused(413, /too long/))
  for (const page of [0, 3, 101, 'one', '1.5'])
    expect([400, 404]).toContain((await scene.record(mine, page as number)).status)
  expect(await scene.one(mine)).toMatchObject({ version: 1, pages: [{ page: 1, milliseconds: 1000 }] })
})

test('an hour, five minutes on each of twelve pages, is kept whole and heard; an hour on one page is a sentence (RL-12)', async () => {
  await using scene = await startRecordingWorld(12)
  const { world } = scene
  const mine = await scene.begin('Grandpa', false)
  const hour = await scene.record(mine, 1, spokenSound(3600))
  expect(hour).toMatchObject(refused(413, /too long/))
  const fiveMinutes = spokenSound(limits.recordedPage.seconds)
  const pages = Array.from({ length: 12 }, (_unused, place) => place + 1)
  for (const page of pages) expect(await scene.record(mine, page, fiveMinutes)).toMatchObject({ status: 200 })

  const kept = await scene.one(mine)
  expect(kept).toMatchObject({ isWhole: true, isApproved: true })
  expect(kept.pages.reduce((sum, { milliseconds }) => sum + milliseconds, 0)).toBe(3_600_000)
  expect(await scene.heard()).toEqual(['Grandpa'])
  const last = await world.server.inject(kept.pages.at(-1)?.url ?? '')
  expect(last.rawPayload.equals(fiveMinutes)).toBe(true)
})

test('recordings of others are unknown; a story has ten at most, also of those that come at once (RL-05)', async () => {
  await using scene = await startRecordingWorld()
  const { world, params, own } = scene
  const hers = await scene.begin()
  const stranger = world.as(await world.createParent())
  const place = { params: { ...params, recordingId: hers.id } }
  const calls = [
    stranger.call('listRecordings', { params }),
    stranger.call('createRecording', { params, body: { name: 'Me', isInvited: true } }),
    stranger.call('deleteRecording', place),
    stranger.call('inviteReader', { ...place, body: {} }),
    stranger.call('endInvitation', place),
    stranger.call('approveRecording', { ...place, body: { isApproved: true, version: 0 } }),
    stranger.call('recordPage', {
      params: { ...place.params, page: 1 },
      body: spokenSound(1),
      headers: audio,
    }),
    own.call('deleteRecording', { params: { ...params, recordingId: 'none' } }),
  ]
  for (const answer of await Promise.all(calls)) expect(answer.status).toBe(404)

  const name = await own.call('createRecording', { params, body: { name: 'Fucking Bob', isInvited: true } })
  expect(name.status).toBe(400)
  const many = Array.from({ length: limits.recordings }, () =>
    own.call('createRecording', { params, body: { name: 'Aunt Ada', isInvited: false } }),
  )
  const statuses = (await Promise.all(many)).map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array.from({ length: limits.recordings - 1 }, () => 201), 409])
})

test('a recording is removed with its sound, alone or with the story (RL-06)', async () => {
  await using scene = await startRecordingWorld()
  const { world, own, params } = scene
  const [kept, removed] = [await scene.begin('Mama', false), await scene.begin('Papa', false)]
  const urls = await Promise.all(
    [kept, removed].map(
      async (recording) => ((await scene.record(recording, 1)).body as { url: string }).url,
    ),
  )
  await own.ask('deleteRecording', { params: { ...params, recordingId: removed.id } })
  const statuses = async () =>
    await Promise.all(urls.map(async (url) => (await world.server.inject(url)).statusCode))
  expect(await statuses()).toEqual([200, 404])
  expect((await scene.list()).map(({ name }) => name)).toEqual(['Mama'])

  const data = await world.server.inject({
    url: '/api/users/me/data',
    headers: { authorization: `Bearer ${scene.parent.token}` },
  })
  expect(data.rawPayload.includes('recordings/Mama 1/page 1.wav')).toBe(true)

  await own.ask('hideStory', { params })
  await world.context.generations.removeDeleted(new Date(Date.now() + 1000))
  expect(await statuses()).toEqual([404, 404])
})

test('a page that cannot be stored leaves the one that was there (RL-06)', async () => {
  await using scene = await startRecordingWorld()
  const mine = await scene.begin('Mama', false)
  await scene.record(mine, 1)
  const { files } = scene.world.context
  const put = files.put
  files.put = async () => {
    throw new Error('disk full')
  }
  const answer = await scene.record(mine, 1, spokenSound(2))
  files.put = put
  expect([answer.status, (answer.body as ErrorBody).code]).toEqual([500, 'INTERNAL_ERROR'])
  const { pages, version } = await scene.one(mine)
  expect([pages.map(({ milliseconds }) => milliseconds), version]).toEqual([[1000], 1])
  expect((await scene.world.server.inject(pages[0]?.url ?? '')).statusCode).toBe(200)
  scene.world.log.length = 0
})
