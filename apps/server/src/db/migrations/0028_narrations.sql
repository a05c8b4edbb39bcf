CREATE TABLE "narrated_pages" (
	"story_id" text NOT NULL,
	"page" integer NOT NULL,
	"step" text NOT NULL,
	"file" text NOT NULL,
	"milliseconds" integer NOT NULL,
	CONSTRAINT "narrated_pages_story_id_page_pk" PRIMARY KEY("story_id","page")
);
--> statement-breakpoint
CREATE TABLE "narrations" (
	"story_id" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"uid" text NOT NULL,
	"state" text NOT NULL,
	"voice" text NOT NULL,
	"price" integer NOT NULL,
	"ordered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "narrations_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "narration" jsonb;--> statement-breakpoint
ALTER TABLE "narrated_pages" ADD CONSTRAINT "narrated_pages_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "narrations" ADD CONSTRAINT "narrations_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;