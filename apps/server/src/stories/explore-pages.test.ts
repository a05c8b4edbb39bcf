import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillLibrary } from '../testing/fill-library.ts'
import { startTestWorld, type TestWorld } from '../testing/start-test-world.ts'
import { rowsRead, watchQueries, wholeTableScans } from '../testing/watch-queries.ts'

test('explore finds any of its pages by indexes, and reads little more than that page', async () => {
  await using world = await startTestWorld({ works: false })
  const parent = await world.createParent()
  await fillLibrary(world, { uid: parent.uid, stories: 4000 })

  for (const page of [1, 2, 170, 333, 334]) {
    const explore = () => world.anonymous.ask('explorePublicStories', { query: { page, limit: 12 } })
    const queries = await watchQueries(world, async () => {
      const { stories, totalPages, totalStories } = await explore()
      expect(stories.map(({ title }) => title)).toEqual(
        Array.from({ length: page === 334 ? 4 : 12 }, (_, place) => `Story ${(page - 1) * 12 + place + 1}`),
      )
      expect([totalPages, totalStories]).toEqual([334, 4000])
    })
    expect(wholeTableScans(queries)).toEqual([])
    expect(rowsRead(queries)).toBeLessThan(700)
  }
  expect(
    (await world.anonymous.ask('explorePublicStories', { query: { page: 335, limit: 12 } })).stories,
  ).toEqual([])
})

/** What may befall many stories at once or a single one. The numbers choose the stories. */
const change = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), count: fc.constantFrom(1, 3, 200, 300), at: fc.nat(50) }),
  fc.record({
    kind: fc.constantFrom('show', 'hide', 'remove', 'move'),
    every: fc.constantFrom(2, 7, 90),
    of: fc.nat(6),
  }),
)

test('whatever is added, hidden, shown, moved or removed, each page holds what stands in its place', async () => {
  await using world = await startTestWorld({ works: false })
  const { uid } = await world.createParent()
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { minLength: 1, maxLength: 8 }),
      fc.nat(1000),
      async (changes, place) => {
        await world.context.database.db.execute(sql`truncate stories cascade`)
        await world.context.database.db.execute(sql`delete from generations`)
        let added = 0
        for (const one of changes) {
          if ('count' in one) added = await addStories(world, { uid, from: added, ...one })
          else await changeStories(world, one)
        }
        await expectTruth(world, place)
      },
    ),
    { numRuns: 12 },
  )
})

async function addStories(
  { context }: TestWorld,
  { uid, from, count, at }: { uid: string; from: number; count: number; at: number },
): Promise<number> {
  const { db } = context.database
  await db.execute(sql`
    insert into generations
      (id, uid, status, age_group_id, age_group, illustration_style_id, illustration_style, theme, theme_text, characters,
       image_quality, image_number, price, price_per_image, max_regenerations_allowed)
    select 'generation-' || number, ${uid}::text, 'published', 'toddlers', 'Toddlers', 'watercolor', 'Watercolor',
      'Kindness', 'Being kind', '[]', 'Default', 5, 50, 10, 1
    from generate_series(${from + 1}::int, ${from + count}::int) number`)
  // Many of one moment, as when a whole shelf is brought in at once.
  await db.execute(sql`
    insert into stories (id, generation_id, uid, title, visibility, age_group, theme, pages, created_at)
    select 'story-' || number, 'generation-' || number, ${uid}::text, number::text, 'public', 'Toddlers', 'Kindness', '[]',
      timestamptz '2026-01-01' + ((number % 40) + ${at}::int) * interval '1 hour'
    from generate_series(${from + 1}::int, ${from + count}::int) number`)
  return from + count
}

async function changeStories(
  { context }: TestWorld,
  { kind, every, of }: { kind: string; every: number; of: number },
): Promise<void> {
  const chosen = sql`where title::int % ${every}::int = ${of}::int % ${every}::int`
  const statements: Record<string, ReturnType<typeof sql>> = {
    show: sql`update stories set visibility = 'public', hidden_at = null ${chosen}`,
    hide: sql`update stories set hidden_at = now() ${chosen}`,
    remove: sql`delete from stories ${chosen}`,
    move: sql`update stories set created_at = created_at + interval '90 minutes' ${chosen}`,
  }
  await context.database.db.execute(statements[kind] ?? sql`select 1`)
}

async function expectTruth(world: TestWorld, place: number): Promise<void> {
  const { rows } = await world.context.database.db.execute<{ id: string }>(sql`
    select id from stories where visibility = 'public' and hidden_at is null order by created_at desc, id desc`)
  const truth = rows.map(({ id }) => id)
  for (const limit of [1, 12, 100]) {
    const page = 1 + Math.floor((place % (truth.length + 1)) / limit)
    const shown = await world.anonymous.ask('explorePublicStories', { query: { page, limit } })
    expect(shown.stories.map(({ id }) => id)).toEqual(truth.slice((page - 1) * limit, page * limit))
    expect([shown.totalStories, shown.totalPages]).toEqual([truth.length, Math.ceil(truth.length / limit)])
  }
}
