import { sql } from 'drizzle-orm'
import type { TestWorld } from './start-test-world.ts'

export interface LibraryFilling {
  uid: string
  /** Published and public, the first of them the newest. */
  stories: number
  /** So many of the newest are featured. */
  featured?: number
  drafts?: number
  tokenEntries?: number
}

/**
 * Fills the world with what one parent has made, and lets the database look at what it holds, as it does by itself before
 * long.
 */
export async function fillLibrary(world: TestWorld, filling: LibraryFilling): Promise<void> {
  const { uid, stories, featured = 0, drafts = 0, tokenEntries = 0 } = filling
  await fillGenerations(world, { uid, status: 'published', count: stories })
  await fillGenerations(world, { uid, status: 'pending_review', count: drafts })
  const { db } = world.context.database
  await db.execute(sql`
    insert into stories
      (id, generation_id, uid, title, visibility, is_featured, age_group, theme, image_url, pages, created_at)
    select 'story-' || ${uid}::text || number, 'published-' || ${uid}::text || number, ${uid}::text, 'Story ' || number,
      'public', number <= ${featured}::int, 'Toddlers', 'Kindness', '/media/cover.webp',
      jsonb_build_array(
        jsonb_build_object('index', 0, 'textSnippet', 'First.', 'selectedImageUrl', '/media/1.webp', 'alt', 'A boat'),
        jsonb_build_object('index', 1, 'textSnippet', 'Second.', 'selectedImageUrl', '/media/2.webp', 'alt', 'A kite')),
      now() - number * interval '1 second'
    from generate_series(1, ${stories}::int) number`)
  await db.execute(sql`
    insert into token_entries (id, number, uid, kind, reference, description, amount, balance)
    select 'entry-' || ${uid}::text || number, number + 10, ${uid}::text, 'grant', 'gift-' || number, 'Gift', 1, number
    from generate_series(1, ${tokenEntries}::int) number`)
  await db.execute(sql`analyze`)
}

/** The id of the story that `fillLibrary` made as this one, counted from the newest, which is 1. */
export function filledId(uid: string, number: number): string {
  return `story-${uid}${number}`
}

async function fillGenerations(
  world: TestWorld,
  { uid, status, count }: { uid: string; status: string; count: number },
): Promise<void> {
  await world.context.database.db.execute(sql`
    insert into generations
      (id, uid, status, age_group_id, age_group, illustration_style_id, illustration_style, theme, theme_text, characters,
       image_quality, image_number, price, price_per_image, max_regenerations_allowed, created_at)
    select ${status}::text || '-' || ${uid}::text || number, ${uid}::text, ${status}::text, 'toddlers', 'Toddlers',
      'watercolor', 'Watercolor', 'Kindness', 'Being kind', '[{"name": "Ada", "details": "A curious girl"}]', 'Default',
      5, 50, 10, 1, now() - number * interval '1 second'
    from generate_series(1, ${count}::int) number`)
}
