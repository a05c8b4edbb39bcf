ALTER TABLE "generations" ADD COLUMN "cover" jsonb;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "link_picture" jsonb;