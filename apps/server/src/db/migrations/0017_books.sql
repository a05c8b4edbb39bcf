CREATE TABLE "story_books" (
	"story_id" text NOT NULL,
	"format" text NOT NULL,
	"version" text NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "story_books_story_id_format_pk" PRIMARY KEY("story_id","format")
);
--> statement-breakpoint
ALTER TABLE "story_books" ADD CONSTRAINT "story_books_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;