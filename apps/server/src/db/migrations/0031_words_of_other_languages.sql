-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "stories_by_foreign_words";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "stories_by_foreign_words" ON "stories" USING gin ((to_tsvector('simple', "title") || jsonb_to_tsvector('simple', jsonb_path_query_array("pages", '$[*].textSnippet'), '["string"]'))) WHERE "stories"."visibility" = 'public' and "stories"."hidden_at" is null and "stories"."language" <> 'en';
