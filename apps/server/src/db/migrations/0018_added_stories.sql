CREATE TABLE "added_stories" (
	"uid" text NOT NULL,
	"story_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "added_stories_uid_story_id_pk" PRIMARY KEY("uid","story_id")
);
--> statement-breakpoint
ALTER TABLE "added_stories" ADD CONSTRAINT "added_stories_uid_profiles_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."profiles"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "added_stories" ADD CONSTRAINT "added_stories_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "added_stories_of_story" ON "added_stories" USING btree ("story_id");