ALTER TABLE "desk_log" ALTER COLUMN "story_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "desk_log" ADD COLUMN "parent_id" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "lock_reason" text;--> statement-breakpoint
CREATE INDEX "profiles_by_words" ON "profiles" USING gin (to_tsvector('simple', regexp_replace("email", '[^[:alnum:]]+', ' ', 'g') || ' ' || coalesce("display_name", '')));--> statement-breakpoint
CREATE INDEX "profiles_newest" ON "profiles" USING btree ("created_at","uid");--> statement-breakpoint
CREATE INDEX "profiles_locked" ON "profiles" USING btree ("uid") WHERE "profiles"."lock_reason" is not null;