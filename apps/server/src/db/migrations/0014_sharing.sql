CREATE TABLE "link_readers" (
	"link_id" text NOT NULL,
	"reader" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "link_readers_link_id_reader_pk" PRIMARY KEY("link_id","reader")
);
--> statement-breakpoint
CREATE TABLE "story_links" (
	"id" text PRIMARY KEY NOT NULL,
	"story_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "link_readers" ADD CONSTRAINT "link_readers_link_id_story_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."story_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_links" ADD CONSTRAINT "story_links_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "story_links_of_story" ON "story_links" USING btree ("story_id","created_at","id");