import type { CharacterSheetState } from '@faith-fables/contract'
import type { FigureDescription } from '@faith-fables/illustrator/scene-description'
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { savedCharacters } from './user-tables.ts'

/** How a hosted model drew a saved character alone, once for each style; the next stories in it go by that. */
export const characterSheets = pgTable(
  'character_sheets',
  {
    characterId: text()
      .notNull()
      .references(() => savedCharacters.id, { onDelete: 'cascade' }),
    /** Id of the illustration style. */
    style: text().notNull(),
    /** The parent's words that it was drawn from: with others it counts no more. */
    details: text().notNull(),
    /** What it was drawn from, to be drawn from again. */
    figure: jsonb().$type<FigureDescription>().notNull(),
    imageUrl: text().notNull(),
    /** The one before it was drawn again, which can be taken back; null where there is none. */
    earlierUrl: text(),
    state: text().$type<CharacterSheetState>().notNull(),
    /** Of the latest drawing again: a job of an earlier one does nothing. */
    orderId: text(),
  },
  (table) => [primaryKey({ columns: [table.characterId, table.style] })],
)
