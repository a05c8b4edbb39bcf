CREATE TABLE "letters" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"subject_matter" text NOT NULL,
	"content" jsonb NOT NULL,
	"good_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "known_revision" integer;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "letters_about_stories" boolean DEFAULT true NOT NULL;