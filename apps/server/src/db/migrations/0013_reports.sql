CREATE TABLE "story_reports" (
	"story_id" text NOT NULL,
	"reader" text NOT NULL,
	"reason" text NOT NULL,
	"words" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "story_reports_story_id_reader_pk" PRIMARY KEY("story_id","reader")
);
--> statement-breakpoint
DROP INDEX "stories_requested";--> statement-breakpoint
ALTER TABLE "story_reports" ADD CONSTRAINT "story_reports_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "story_reports_open" ON "story_reports" USING btree ("at","story_id") WHERE "story_reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "stories_requested" ON "stories" USING btree ("requested_at","id") WHERE "stories"."visibility" = 'pending' and coalesce("stories"."answer" ->> 'kind', '') <> 'reported' and "stories"."hidden_at" is null;