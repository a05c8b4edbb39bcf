import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { type Mail, type MailCarrier, MailRefusedError } from '../ports/mail.ts'
import { askIdentity } from '../testing/ask-identity.ts'
import { lettersSent } from '../testing/letters-sent.ts'
import { plainMailCarrier } from '../testing/plain-mail-carrier.ts'
import { plainModels } from '../testing/plain-models.ts'
import { startTestWorld, type TestWorld } from '../testing/start-test-world.ts'
import { orderStory } from '../testing/story-steps.ts'

/** As if whoever waits had waited: what is to be done later is done now. */
async function letTimePass({ context }: TestWorld): Promise<void> {
  const { db } = context.database
  await db.execute(
    sql`update pgboss.job set start_after = created_on where name = 'tell-parent' and state = 'created'`,
  )
  // Announced as the queue announces what may begin: else workers look again only after ten seconds.
  await db.execute(
    sql`select pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), 'tell-parent')`,
  )
  await vi.waitFor(
    async () => {
      const { rows } = await db.execute(
        sql`select id from pgboss.job where name = 'tell-parent' and state < 'completed'`,
      )
      expect(rows).toEqual([])
    },
    { timeout: 240_000, interval: 50 },
  )
  await lettersSent(context)
}

async function worldWithStory() {
  const mailCarrier = plainMailCarrier()
  const world = await startTestWorld({ overrides: { ...plainModels(), mailCarrier } })
  const parent = await world.createParent()
  const story = await orderStory(world, parent)
  const letters = () => mailCarrier.letters.filter(({ subject }) => /stor(y|ies)/.test(subject))
  return { world, parent, story, letters, [Symbol.asyncDispose]: () => world[Symbol.asyncDispose]() }
}

const tokenIn = (mail: Mail | undefined) => mail?.end?.call.split('/').at(-1) ?? ''

/** A carrier that throws these before it takes a letter about tokens; the others it takes. */
function failingCarrier(...errors: Error[]): MailCarrier & { letters: Mail[] } {
  const carrier = plainMailCarrier('tokens')
  return {
    ...carrier,
    async deliver(mail) {
      const error = mail.subject.includes('tokens') ? errors.shift() : undefined
      if (error) throw error
      await carrier.deliver(mail)
    },
  }
}

async function worldWithGift(mailCarrier: MailCarrier) {
  const world = await startTestWorld({ overrides: { mailCarrier, retryDelaySeconds: 0 } })
  const parent = await world.createParent()
  const desk = world.as(await world.createAdministrator())
  const give = () =>
    desk.call('changeTokens', {
      params: { parentId: parent.uid },
      body: { amount: 100, reason: 'Patience.' },
      headers: { 'idempotency-key': 'a-gift' },
    } as never)
  return { world, parent, give, [Symbol.asyncDispose]: () => world[Symbol.asyncDispose]() }
}

test('who went away is told once that the text, and later that the pictures wait (LT-03)', async () => {
  await using scene = await worldWithStory()
  const { world, parent, story, letters } = scene
  expect(letters()).toEqual([])

  await letTimePass(world)
  expect(letters().map(({ to, subject }) => [to, subject])).toEqual([
    [parent.email, 'Your story is ready to read'],
  ])
  expect(letters()[0]?.text).toContain(`http://localhost/review/${story.generationId}`)
  // The job of one who was killed runs again.
  await world.context.database.db.execute(sql`
    insert into pgboss.job (name, data) select name, data from pgboss.job where name = 'tell-parent' limit 1`)
  await letTimePass(world)
  expect(letters()).toHaveLength(1)

  await world.as(parent).ask('reviewText', {
    params: { generationId: story.generationId },
    body: { action: 'approve' },
  })
  await world.settle()
  await letTimePass(world)
  expect(letters().map(({ subject }) => subject)).toEqual([
    'Your story is ready to read',
    'The pictures of your story are drawn',
  ])
})

test('who has seen the story, or the library with it, gets no letter (LT-03)', async () => {
  await using scene = await worldWithStory()
  const { world, parent, story, letters } = scene
  await story.record()
  await letTimePass(world)
  await story.approve()
  await world.as(parent).ask('getLibrary')
  await letTimePass(world)
  expect(letters()).toEqual([])
})

test('letters about stories end by one click in a mail program, without signing in, and come again as she wishes (LT-04, LT-09)', async () => {
  await using scene = await worldWithStory()
  const { world, parent, letters } = scene
  await letTimePass(world)
  const token = tokenIn(letters()[0])
  const wanted = async () => (await world.as(parent).ask('getProfile')).lettersAboutStories
  const click = (token: string, headers: Record<string, string>, payload: string) =>
    world.server.inject({ method: 'POST', url: `/api/letters/${token}`, headers, payload })
  expect(await wanted()).toBe(true)

  const params = { token }
  expect(await world.anonymous.ask('getLetterChoice', { params })).toEqual({ aboutStories: true })
  expect(await wanted()).toBe(true)

  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await click(token, form, 'List-Unsubscribe=One-Click')).statusCode).toBe(200)
  expect(await wanted()).toBe(false)
  await orderStory(world, parent)
  await letTimePass(world)
  expect(letters()).toHaveLength(1)

  await world.anonymous.ask('chooseLetters', { params, body: { aboutStories: true } })
  expect(await wanted()).toBe(true)
  const parts = { 'content-type': 'multipart/form-data; boundary=x' }
  await click(
    token,
    parts,
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
  )
  expect(await wanted()).toBe(false)
  await world.as(parent).ask('updateProfile', { body: { lettersAboutStories: true } })
  expect(await wanted()).toBe(true)
})

test('nobody ends letters by a link that is not ours (LT-04)', async () => {
  await using scene = await worldWithStory()
  const { world, parent, letters } = scene
  await letTimePass(world)
  const token = tokenIn(letters()[0])
  const other = await world.createParent()
  const [, seal = ''] = token.split('~')
  const body = { aboutStories: false }
  for (const forged of [
    `${Buffer.from(other.uid).toString('base64url')}~${seal}`,
    `${Buffer.from(other.uid).toString('base64url')}~`,
    `${token}a`,
    'x',
  ]) {
    const params = { token: forged }
    expect((await world.anonymous.call('getLetterChoice', { params })).status).toBe(404)
    expect((await world.anonymous.call('chooseLetters', { params, body })).status).toBe(404)
  }
  for (const one of [parent, other])
    expect((await world.as(one).ask('getProfile')).lettersAboutStories).toBe(true)
})

test('a letter that was not taken is sent again, and what caused it stands (LT-05)', async () => {
  const carrier = failingCarrier(new Error('The mail server is away.'), new Error('It still is.'))
  await using scene = await worldWithGift(carrier)
  const { world, parent, give } = scene
  expect((await give()).status).toBe(200)
  await lettersSent(world.context)

  expect(carrier.letters.map(({ to }) => to)).toEqual([parent.email])
  expect(await world.balanceOf(parent)).toBe(400)
  expect(world.log.filter((line) => line.includes('it is tried again'))).toHaveLength(2)
})

test('a letter that is refused for good is given up with one line that does not say who it was for (LT-06)', async () => {
  const carrier = failingCarrier(new MailRefusedError('The mail server refuses the letter: RCPT TO 550'))
  await using scene = await worldWithGift(carrier)
  const { world, parent, give } = scene
  await give()
  await lettersSent(world.context)

  expect(carrier.letters).toEqual([])
  expect(await world.balanceOf(parent)).toBe(400)
  expect(world.log).toHaveLength(1)
  expect(world.log[0]).toContain('refused for good')
  expect(world.log[0]).not.toContain(parent.email)
})

test('a letter is gone when it is sent, and no job holds what it said (LT-07)', async () => {
  const mailCarrier = plainMailCarrier('A new password')
  await using world = await startTestWorld({ works: false, overrides: { mailCarrier } })
  const parent = await world.createParent()
  await askIdentity(world, 'request-password-reset', {
    body: { email: parent.email, redirectTo: '/reset-password' },
  })
  const [, token = 'none'] = /reset-password\/([^?\s]+)/.exec(mailCarrier.letters[0]?.text ?? '') ?? []

  const { db } = world.context.database
  const { rows: jobs } = await db.execute(sql`select * from pgboss.job where name = 'send-letter'`)
  const { rows: letters } = await db.execute(sql`select * from letters`)
  expect(jobs.length).toBeGreaterThan(0)
  expect(letters).toEqual([])
  expect(JSON.stringify(jobs)).not.toContain(token)
  expect(JSON.stringify(jobs)).not.toContain(parent.email)
  expect(token.length).toBeGreaterThan(10)
})

test('a deleted account gets no more letters, and none waits for it (LT-08)', async () => {
  const carrier = failingCarrier(...Array.from({ length: 1000 }, () => new Error('The mail server is away.')))
  const world = await startTestWorld({ overrides: { mailCarrier: carrier } })
  await using _ = world
  const parent = await world.createParent()
  const { database, mail, personalData } = world.context
  const post = () =>
    database.db.transaction((transaction) =>
      mail.post(transaction, {
        uid: parent.uid,
        about: 'account',
        letter: {
          to: parent.email,
          subject: '5 tokens',
          name: null,
          sentences: ['x'],
          button: 'x',
          link: 'x',
        },
      }),
    )
  await post()
  await world.as(parent).ask('askForDeletion', {
    body: { password: parent.password, keepsPublicStories: false },
  })
  await personalData.deleteDue(new Date(Date.now() + 15 * 24 * 3600 * 1000))

  const { rows } = await database.db.execute(sql`select id from letters where uid = ${parent.uid}`)
  expect(rows).toEqual([])
  await post()
  await lettersSent(world.context)
  expect(carrier.letters).toEqual([])
})
