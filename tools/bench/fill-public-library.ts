import type { Client } from 'pg'

/** A page of a book holds so many words. */
const wordsOfPage = 60
const pagesOfBook = 10
export const featuredStories = 24

/**
 * Fills an installation with public stories of these parents, a minute apart, and with a few drafts of each.
 * @param uids of parents who have a profile
 */
export async function fillPublicLibrary(database: Client, uids: string[], stories: number): Promise<void> {
  const drafts = 5 * uids.length
  await database.query(
    `insert into generations
      (id, uid, status, age_group_id, age_group, illustration_style_id, illustration_style, theme, theme_text, characters,
       image_quality, image_number, price, price_per_image, max_regenerations_allowed, story_text, created_at)
    select 'bench-' || number, ($1::text[])[1 + number % cardinality($1::text[])],
      case when number > $2::int then 'pending_review' else 'published' end, 'toddlers', 'Toddlers', 'watercolor', 'Watercolor',
      'Kindness', 'Being kind', '[{"name": "Ada", "details": "A curious girl of six with curly red hair"}]', 'Default', 10,
      100, 10, 5, repeat('Ada sat by the river and looked at the boats. ', ${pagesOfBook * 6}),
      now() - number * interval '1 minute'
    from generate_series(1, $2::int + $3::int) number`,
    [uids, stories, drafts],
  )
  await database.query(
    `insert into stories
      (id, generation_id, uid, title, visibility, is_featured, age_group, theme, moral_message, image_url, pages, created_at)
    select 'bench-' || number, 'bench-' || number, ($1::text[])[1 + number % cardinality($1::text[])],
      'Ada and the boat of number ' || number, 'public', number <= ${featuredStories}, 'Toddlers', 'Kindness',
      'To be kind is never in vain.', '/media/bench/' || number || '/cover.webp',
      (select jsonb_agg(jsonb_build_object('index', page,
        'textSnippet', 'Page ' || page || ' of ' || number || repeat(' river', ${wordsOfPage}),
        'selectedImageUrl', '/media/bench/' || number || '/' || page || '.webp', 'alt', 'Ada by the river'))
        from generate_series(0, ${pagesOfBook - 1}) page),
      now() - number * interval '1 minute'
    from generate_series(1, $2::int) number`,
    [uids, stories],
  )
  await database.query('vacuum analyze')
}
