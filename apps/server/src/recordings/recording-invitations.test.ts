import type { Recording } from '@faith-fables/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startRecordingWorld } from '../testing/start-recording-world.ts'

test('an invitation ends by the parent, by a new one, by time and with the story (RL-03)', async () => {
  await using scene = await startRecordingWorld()
  const { world, own, params } = scene
  const hers = await scene.begin()
  const place = { params: { ...params, recordingId: hers.id } }
  const first = scene.tokenOf(hers)
  const second = scene.tokenOf(await own.ask('inviteReader', { ...place, body: {} }))
  expect((await scene.open(first)).status).toBe(404)
  expect((await scene.open(second)).status).toBe(200)
  await own.ask('endInvitation', place)
  expect((await scene.open(second)).status).toBe(404)
  const third = scene.tokenOf(await own.ask('inviteReader', { ...place, body: {} }))
  const change = (columns: string) =>
    world.context.database.db.execute(sql`update recordings set ${sql.raw(columns)}`)
  await change(`invited_until = now() - interval '1 minute'`)
  expect((await scene.recordInvited(third, 1)).status).toBe(404)
  expect((await scene.one(hers)).invitation).toMatchObject({ isExpired: true })
  await change(`invited_until = now() + interval '1 day'`)
  expect((await scene.open(third)).status).toBe(200)
  for (const token of ['x', `${third.slice(0, -1)}_`, first.slice(0, 22) + third.slice(22), 'ü'.repeat(44)])
    expect((await scene.open(token)).status).toBe(404)
  await world.context.database.db.execute(sql`update stories set hidden_at = now()`)
  expect((await scene.open(third)).status).toBe(404)
})

test('a parent says how long an invitation opens: a month where she does not, and without an end where she wants that (RL-03)', async () => {
  await using scene = await startRecordingWorld()
  const { own, params } = scene
  const daysLeft = ({ invitation }: Recording) =>
    invitation?.expiresAt && Math.round((Date.parse(invitation.expiresAt) - Date.now()) / 86_400_000)
  const day = await own.ask('createRecording', {
    params,
    body: { name: 'Grandma', isInvited: true, lasts: 'day' },
  })
  expect(daysLeft(day)).toBe(1)
  expect(daysLeft(await scene.begin('Grandpa'))).toBe(30)
  const place = { params: { ...params, recordingId: day.id } }
  expect(daysLeft(await own.ask('inviteReader', { ...place, body: { lasts: 'week' } }))).toBe(7)
  expect(daysLeft(await own.ask('inviteReader', { ...place, body: {} }))).toBe(30)
  const ever = await own.ask('inviteReader', { ...place, body: { lasts: 'ever' } })
  expect(ever.invitation).toMatchObject({ expiresAt: null, isExpired: false })
  expect((await scene.open(scene.tokenOf(ever))).status).toBe(200)
  expect((await own.call('inviteReader', { ...place, body: { lasts: 'century' } })).status).toBe(400)
  await own.ask('endInvitation', place)
  expect((await scene.open(scene.tokenOf(ever))).status).toBe(404)
})
