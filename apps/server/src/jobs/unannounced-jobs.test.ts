import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { SupplierError } from '../ports/supplier-error.ts'
import { plainImageModel, plainModels } from '../testing/plain-models.ts'
import { startTestWorld } from '../testing/start-test-world.ts'
import {
  expectAllDrawn,
  waitingPainter,
  withQueuedPictures,
  worldWithQueuedPictures,
} from '../testing/waiting-painter.ts'

test('a picture whose worker died is drawn by another, without the pause that a busy supplier is given', async () => {
  await using scene = await worldWithQueuedPictures()
  const { world, story, painter } = scene
  await world.context.database.db.execute(sql`
    update pgboss.job set
      state = 'active', started_on = now() - interval '20 seconds', heartbeat_on = now() - interval '20 seconds',
      retry_backoff = true, retry_delay = 600, retry_delay_max = null
    where state = 'created'
  `)
  painter.begin()
  await world.settle()
  await expectAllDrawn(story)
})

test("a worker's death takes none of the tries from a picture whose supplier is busy afterwards", async () => {
  const busyOnce = new Set<number>()
  const painter = waitingPainter((order, signal) => {
    if (busyOnce.has(order.page)) return plainImageModel().draw(order, signal)
    busyOnce.add(order.page)
    throw new SupplierError('too many requests', { retryable: true })
  })
  const models = { ...plainModels(), retryDelaySeconds: 1, imageModel: painter.imageModel }
  await using world = await startTestWorld({ overrides: models })
  const story = await withQueuedPictures(world, painter.seen)
  await world.context.database.db.execute(sql`
    update pgboss.job set retry_limit = 1,
      state = 'active', started_on = now() - interval '20 seconds', heartbeat_on = now() - interval '20 seconds'
    where state = 'created'
  `)
  painter.begin()
  await world.settle()
  await expectAllDrawn(story)
})

test('a picture that was put off is drawn when its time has come, though nobody announces it', async () => {
  await using scene = await worldWithQueuedPictures()
  const { world, story, painter } = scene
  await world.context.database.db.execute(
    sql`update pgboss.job set start_after = now() + interval '3 seconds' where state = 'created'`,
  )
  painter.begin()
  await world.settle()
  await expectAllDrawn(story)
})

test('a job that lost its worker begins at once, whoever noticed, and has the try back', async () => {
  await using scene = await worldWithQueuedPictures()
  const { world, story, painter } = scene
  // As a server leaves it that looks after the queue while it starts.
  await world.context.database.db.execute(sql`
    update pgboss.job set state = 'retry', retry_count = 1, retry_limit = 1,
      start_after = now() + interval '50 seconds', output = '{"value": {"message": "job heartbeat timeout"}}'
    where state = 'created'
  `)
  painter.begin()
  await world.settle()
  await expectAllDrawn(story)
  const { rows } = await world.context.database.db.execute(
    sql`select distinct retry_limit from pgboss.job where retry_count = 1`,
  )
  expect(rows).toEqual([{ retry_limit: 2 }])
})
