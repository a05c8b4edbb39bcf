ALTER TABLE "stories" ADD COLUMN "style" text;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "characters" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "bible_book" text GENERATED ALWAYS AS (lower(regexp_replace("bible_verse", ' [0-9:,–-]+$', ''))) STORED;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "page_count" integer GENERATED ALWAYS AS (jsonb_array_length("pages")) STORED;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', "title" || ' ' || coalesce("moral_message", '') || ' ' || "theme")
        || jsonb_to_tsvector('english', jsonb_path_query_array("pages", '$[*].textSnippet'), '["string"]')
        || jsonb_to_tsvector('simple', "characters", '["string"]')) STORED;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "character_words" "tsvector" GENERATED ALWAYS AS (jsonb_to_tsvector('simple', "characters", '["string"]')) STORED;--> statement-breakpoint
CREATE INDEX "stories_public_by_theme" ON "stories" USING btree (lower("theme"),"created_at","id") WHERE "stories"."visibility" = 'public' and "stories"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "stories_public_by_book" ON "stories" USING btree ("bible_book","created_at","id") WHERE "stories"."visibility" = 'public' and "stories"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "stories_by_words" ON "stories" USING gin ("words") WHERE "stories"."visibility" = 'public' and "stories"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "stories_by_character" ON "stories" USING gin ("character_words") WHERE "stories"."visibility" = 'public' and "stories"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "profiles_by_name" ON "profiles" USING gin (to_tsvector('simple', coalesce("display_name", '')));--> statement-breakpoint
-- Books from before have style and characters of the generation they came of.
UPDATE "stories" SET
  "style" = "generations"."illustration_style",
  "characters" = (
    SELECT coalesce(jsonb_agg("word" ORDER BY "place"), '[]')
    FROM jsonb_array_elements("generations"."characters") WITH ORDINALITY AS "character"("value", "number")
    LEFT JOIN jsonb_array_elements(coalesce("generations"."cast", '[]')) AS "figure"
      ON "figure" ->> 'name' = "character"."value" ->> 'name'
    CROSS JOIN LATERAL (VALUES
      ("number" * 2, "character"."value" -> 'name'),
      ("number" * 2 + 1, "figure" -> 'sort')
    ) AS "words"("place", "word")
    WHERE jsonb_typeof("word") = 'string'
  )
FROM "generations"
WHERE "generations"."id" = "stories"."generation_id";
