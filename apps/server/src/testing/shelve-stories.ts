import type { AgeGroupName } from '@faith-fables/contract'
import { sql } from 'drizzle-orm'
import type { TestWorld } from './start-test-world.ts'

/** What a test wants to be particular about a book. */
export interface ShelvedBook {
  title: string
  text?: string
  verse?: string
  value?: string
  moralMessage?: string
  age?: AgeGroupName
  style?: string
  pages?: number
  characters?: string[]
  visibility?: 'private' | 'pending' | 'public'
}

/** Puts books of a parent straight on the shelf, the first of them the newest. */
export async function shelveStories(
  world: TestWorld,
  uid: string,
  books: readonly ShelvedBook[],
): Promise<void> {
  for (const [place, book] of books.entries()) await shelve(world, uid, `${uid}-${book.title}`, place, book)
}

async function shelve({ context }: TestWorld, uid: string, id: string, place: number, book: ShelvedBook) {
  const { title, text = '', verse = null, value = 'Kindness', age = 'Toddlers', style = 'Watercolor' } = book
  const { db } = context.database
  const pages = Array.from({ length: book.pages ?? 5 }, (_, index) => ({
    index,
    textSnippet: index === 0 ? text : 'The end of the day came.',
    selectedImageUrl: `/media/${index}.webp`,
    alt: 'A hidden elephant',
  }))
  await db.execute(sql`
    insert into generations
      (id, uid, status, age_group_id, age_group, illustration_style_id, illustration_style, theme, theme_text, characters,
       image_quality, image_number, price, price_per_image, max_regenerations_allowed)
    values (${id}, ${uid}, 'published', 'toddlers', ${age}, 'watercolor', ${style}, ${verse ?? value}, 'Being kind', '[]',
      'Default', 5, 50, 10, 1)`)
  await db.execute(sql`
    insert into stories
      (id, generation_id, uid, title, visibility, age_group, theme, bible_verse, moral_message, style, characters, pages,
       created_at)
    values (${id}, ${id}, ${uid}, ${title}, ${book.visibility ?? 'public'}, ${age}, ${verse ?? value}, ${verse},
      ${book.moralMessage ?? null}, ${style}, ${JSON.stringify(book.characters ?? [])}::jsonb, ${JSON.stringify(pages)}::jsonb,
      now() - ${place}::int * interval '1 minute')`)
}
