import { initialAppConfig } from '@faith-fables/contract'
import { expect, test } from 'vitest'
import type { TestParent } from '../testing/sign-up-parent.ts'
import { startTestWorld } from '../testing/start-test-world.ts'

const deskCalls = [
  ['listPublicRequests', {}],
  ['getPublicRequest', { params: { storyId: 'x' } }],
  [
    'decidePublicRequest',
    { params: { storyId: 'x' }, body: { decision: 'approve', requestedAt: '2026-01-01T00:00:00.000Z' } },
  ],
  ['listDeskStories', { query: { state: 'public' } }],
  ['featureStory', { params: { storyId: 'x' }, body: { isFeatured: true } }],
  ['takeDownStory', { params: { storyId: 'x' }, body: { reason: 'Because.' } }],
  ['putBackStory', { params: { storyId: 'x' } }],
  ['listReports', {}],
  ['getReports', { params: { storyId: 'x' } }],
  ['keepStory', { params: { storyId: 'x' } }],
  ['getDeskPrices', {}],
  ['changePrices', { body: { version: 1, config: initialAppConfig, packs: [] } }],
  ['listPriceChanges', {}],
  ['getDeskNumbers', { query: { days: '7' } }],
  ['listDeskLog', {}],
  ['listParents', {}],
  ['getParent', { params: { parentId: 'x' } }],
  ['changeTokens', { params: { parentId: 'x' }, body: { amount: 5, reason: 'Because.' } }],
  ['lockParent', { params: { parentId: 'x' }, body: { reason: 'Because.' } }],
  ['unlockParent', { params: { parentId: 'x' } }],
] as const

test.each(deskCalls)(
  '%s does not exist for anybody but an administrator, whatever is sent (DK-01)',
  async (name, options) => {
    await using world = await startTestWorld({ works: false })
    const administrator = world.as(await world.createAdministrator())
    const impostor = await world.signUp()
    const outsiders = [
      world.anonymous,
      world.as(await world.createParent()),
      world.as(impostor),
      world.as({ token: 'a.b.c' }),
    ]
    for (const outsider of outsiders) {
      const refused = await outsider.call(name, options as never)
      expect(refused).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
      expect(JSON.stringify(refused.body)).toMatch(/There is nothing at/)
    }
    const answer = await administrator.call(name, options as never)
    expect([200, 404, 409]).toContain(answer.status)
    expect(JSON.stringify(answer.body)).not.toMatch(/There is nothing at/)
  },
)

test('an address that the operator named opens nothing before it is verified (DK-02)', async () => {
  await using world = await startTestWorld({
    works: false,
    settings: { ADMIN_EMAILS: 'Parent-Named@example.com' },
  })
  const claimed: TestParent = await world.signUp('parent-named@example.com')
  expect((await world.as(claimed).call('listDeskLog')).status).toBe(404)
  expect(await world.as(claimed).ask('getProfile')).toMatchObject({
    emailVerified: false,
    isAdministrator: false,
  })
  await world.verify(claimed)
  expect((await world.as(claimed).call('listDeskLog')).status).toBe(200)
  expect(await world.as(claimed).ask('getProfile')).toMatchObject({
    emailVerified: true,
    isAdministrator: true,
  })
})
