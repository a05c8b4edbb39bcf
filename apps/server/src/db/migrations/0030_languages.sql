ALTER TABLE "stories" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
-- Its index goes with it, and is built again below.
ALTER TABLE "stories" drop column "words";--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', "title" || ' ' || coalesce("moral_message", '') || ' ' || "theme")
        || jsonb_to_tsvector('english', jsonb_path_query_array("pages", '$[*].textSnippet'), '["string"]')
        || jsonb_to_tsvector('simple', "characters", '["string"]')
        || case when "language" = 'en' then ''::tsvector else
          to_tsvector('simple', "title" || ' ' || coalesce("moral_message", ''))
          || jsonb_to_tsvector('simple', jsonb_path_query_array("pages", '$[*].textSnippet'), '["string"]')
        end) STORED;--> statement-breakpoint
CREATE INDEX "stories_by_words" ON "stories" USING gin ("words") WHERE "stories"."visibility" = 'public' and "stories"."hidden_at" is null;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "verse_reference" text;--> statement-breakpoint
ALTER TABLE "bible_verses" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;