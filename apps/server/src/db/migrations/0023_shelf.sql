CREATE TABLE "shelf_devices" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"handed_over_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"tried_from" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shelf_stories" (
	"uid" text NOT NULL,
	"story_id" text NOT NULL,
	"state" text NOT NULL,
	"put_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "shelf_stories_uid_story_id_pk" PRIMARY KEY("uid","story_id")
);
--> statement-breakpoint
ALTER TABLE "private_links" DROP CONSTRAINT "private_links_open_one";--> statement-breakpoint
ALTER TABLE "private_links" ADD COLUMN "shelf_of" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "shelf_pin" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "shelf_needs_approval" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shelf_devices" ADD CONSTRAINT "shelf_devices_uid_profiles_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."profiles"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shelf_stories" ADD CONSTRAINT "shelf_stories_uid_profiles_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."profiles"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shelf_stories" ADD CONSTRAINT "shelf_stories_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shelf_devices_of_parent" ON "shelf_devices" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "shelf_stories_of_story" ON "shelf_stories" USING btree ("story_id");--> statement-breakpoint
ALTER TABLE "private_links" ADD CONSTRAINT "private_links_shelf_of_profiles_uid_fk" FOREIGN KEY ("shelf_of") REFERENCES "public"."profiles"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "private_links_of_shelf" ON "private_links" USING btree ("shelf_of","created_at","id");--> statement-breakpoint
ALTER TABLE "private_links" ADD CONSTRAINT "private_links_open_one" CHECK (num_nonnulls("private_links"."story_id", "private_links"."collection_id", "private_links"."shelf_of") = 1);