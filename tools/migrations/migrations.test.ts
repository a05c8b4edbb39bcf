import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../project-root.ts'
import { findBreakingStatements } from './find-breaking-statements.ts'

const folder = join(projectRoot, 'apps/server/src/db/migrations')
/** Those before were written when nobody served more than one family, and are never changed. */
const firstUnderTheRule = '0030'

test('no migration breaks the processes of the version before, or holds them up (OP-01)', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  expect(files.length).toBeGreaterThan(29)
  const broken = files
    .filter((file) => file >= firstUnderTheRule)
    .flatMap((file) =>
      findBreakingStatements(readFileSync(join(folder, file), 'utf8')).map(
        ({ statement, rule }) => `${file}: ${statement} … ${rule}`,
      ),
    )
  expect(broken).toEqual([])
})

test.each([
  ['DROP TABLE "stories";', 'takes away'],
  ['ALTER TABLE "illustration_attempts" DROP COLUMN "unplaced_wishes";', 'takes away'],
  ['ALTER TABLE "story_links" RENAME TO "private_links";', 'takes a name away'],
  ['ALTER TABLE "stories" RENAME COLUMN "title" TO "name";', 'takes a name away'],
  ['ALTER TABLE "stories" ALTER COLUMN "pages" SET DATA TYPE text;', 'rewrites'],
  ['ALTER TABLE "stories" ADD COLUMN "place" integer NOT NULL;', 'refuses the rows'],
  ['ALTER TABLE "stories" ADD "place" integer NOT NULL;', 'refuses the rows'],
  ['ALTER TABLE "stories" ALTER COLUMN "style" SET NOT NULL;', 'refuses the rows'],
  ['ALTER TABLE "stories" ADD COLUMN "words" integer GENERATED ALWAYS AS (length("title")) STORED;', 'rewrites'],
  ['ALTER TABLE "stories" ADD COLUMN "mark" uuid DEFAULT gen_random_uuid() NOT NULL;', 'value of its own'],
  ['ALTER TABLE "stories" ADD CONSTRAINT "one" CHECK ("a" > 0);', 'reads the whole table'],
  ['ALTER TABLE "stories" ADD CONSTRAINT "of" FOREIGN KEY ("uid") REFERENCES "profiles"("uid");', 'reads the whole'],
  ['ALTER TABLE "stories" ADD CONSTRAINT "one" UNIQUE("title");', 'builds an index'],
  ['CREATE INDEX "by_title" ON "stories" USING btree ("title");', 'holds up all who write'],
  ['CREATE UNIQUE INDEX "by_title" ON "stories" ("title");', 'holds up all who write'],
  ['CREATE INDEX CONCURRENTLY "by_title" ON "stories" ("title");', 'a transaction refuses'],
  ['-- outside a transaction\nALTER TABLE "stories" ADD COLUMN "place" integer;', 'only what says CONCURRENTLY'],
  ['UPDATE "stories" SET "style" = \'watercolor\';', 'holds the rows'],
  ['LOCK TABLE "stories";', 'holds up all who read'],
])('%s is refused (OP-01)', (sql, rule) => {
  const found = findBreakingStatements(sql)
  expect(found).toHaveLength(1)
  expect(found[0]?.rule).toContain(rule)
})

test.each([
  'ALTER TABLE "stories" ADD COLUMN "place" integer;',
  `ALTER TABLE "stories" ADD COLUMN "report" jsonb DEFAULT '[]'::jsonb NOT NULL;`,
  'ALTER TABLE "desk_log" ALTER COLUMN "story_id" DROP NOT NULL;',
  'ALTER TABLE "stories" ADD CONSTRAINT "one" CHECK ("a" > 0) NOT VALID;',
  'ALTER TABLE "stories" VALIDATE CONSTRAINT "one";',
  '-- outside a transaction\nDROP INDEX CONCURRENTLY IF EXISTS "by_title";--> statement-breakpoint\nCREATE INDEX CONCURRENTLY "by_title" ON "stories" ("title");',
  'CREATE TABLE "prayers" ("id" text PRIMARY KEY NOT NULL, "story_id" text NOT NULL, CONSTRAINT "one" CHECK ("id" <> \'\'));--> statement-breakpoint\nALTER TABLE "prayers" ADD CONSTRAINT "of" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id");--> statement-breakpoint\nCREATE INDEX "prayers_of_story" ON "prayers" USING btree ("story_id");',
  'INSERT INTO "token_packs" VALUES (\'drop table\');',
  'CREATE FUNCTION "keep"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE a SET b = 1; DROP TABLE c; END $$;',
  '-- breaks nobody: at most one row for each installation\nUPDATE "app_config" SET "values" = \'{}\';',
])('%s is let by (OP-01)', (sql) => {
  expect(findBreakingStatements(sql)).toEqual([])
})

test('a mark without a reason is none (OP-01)', () => {
  expect(findBreakingStatements('-- breaks nobody: no\nDROP TABLE "stories";')).toHaveLength(1)
})
