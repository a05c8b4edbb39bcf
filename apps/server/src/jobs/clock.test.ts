import { sql } from 'drizzle-orm'
import { test } from 'vitest'
import { setClockBack } from '../testing/set-clock-back.ts'
import { expectAllDrawn, worldWithQueuedPictures } from '../testing/waiting-painter.ts'

const twoHours = 2 * 3600

test('started again with the clock set back by two hours, the server draws at once what was queued before', async () => {
  await using scene = await worldWithQueuedPictures()
  const { world, story, painter } = scene
  using _clock = setClockBack(twoHours)
  painter.begin()
  await world.restart()
  await world.settle()
  await expectAllDrawn(story)
})

test("with the database's clock set back by two hours, a running server draws at once what was queued before", async () => {
  await using scene = await worldWithQueuedPictures()
  const { world, story, painter } = scene
  // Moving what it wrote two hours ahead is the same as setting its clock back.
  await world.context.database.db.execute(sql`
    update pgboss.job set
      created_on = created_on + interval '2 hours', start_after = start_after + interval '2 hours',
      started_on = started_on + interval '2 hours', heartbeat_on = heartbeat_on + interval '2 hours'
    where state <= 'active'
  `)
  painter.begin()
  await world.settle()
  await expectAllDrawn(story)
})
