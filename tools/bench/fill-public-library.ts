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
      (id, generation_id, uid, title, visibility, is_featured, age_group, theme, bible_verse, moral_message, style, characters,
       image_url, pages, created_at)
    select 'bench-' || number, 'bench-' || number, ($1::text[])[1 + number % cardinality($1::text[])],
      'Ada and the boat of number ' || number || case when number % 1000 = 0 then ' in the storm' else '' end,
      'public', number <= ${featuredStories}, 'Toddlers',
      case number % 10 when 0 then 'Joshua 1:9' when 1 then 'Courage' else 'Kindness' end,
      case number % 10 when 0 then 'Joshua 1:9' end, 'To be kind is never in vain.', 'Watercolor', '["Ada", "heron"]',
      '/media/bench/' || number || '/cover.webp',
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
