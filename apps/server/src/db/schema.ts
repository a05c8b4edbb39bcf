/** The whole database in one name; each file holds the tables of one area. */
export * from './schema/generation-tables.ts'
export * from './schema/identity-tables.ts'
export * from './schema/narration-tables.ts'
export * from './schema/number-tables.ts'
export * from './schema/purchase-tables.ts'
export * from './schema/reference-tables.ts'
export * from './schema/story-tables.ts'
export * from './schema/user-tables.ts'
