import type { Visibility } from '@faith-fables/contract'
import pg from 'pg'

export interface StoryStanding {
  visibility: Visibility
  isFeatured: boolean
}

/** Decides over a published story as the staff does: in the product's PostgreSQL. */
export async function setStoryStanding(
  databaseUrl: string,
  storyId: string,
  { visibility, isFeatured }: StoryStanding,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query(
      'update stories set visibility = $2, is_featured = $3 where id = $1',
      [storyId, visibility, isFeatured],
    )
    if (rowCount !== 1) throw new Error(`There is no story ${storyId}.`)
  } finally {
    await client.end()
  }
}
