ALTER TABLE "profiles" ADD COLUMN "deletes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "keeps_public_stories" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "profiles_deleting" ON "profiles" USING btree ("deletes_at") WHERE "profiles"."deletes_at" is not null;