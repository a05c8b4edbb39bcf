-- Links open collections too, so the table is named for what they are.
ALTER TABLE "story_links" RENAME TO "private_links";--> statement-breakpoint
ALTER INDEX "story_links_of_story" RENAME TO "private_links_of_story";--> statement-breakpoint
ALTER INDEX "story_links_pkey" RENAME TO "private_links_pkey";--> statement-breakpoint
ALTER TABLE "private_links" RENAME CONSTRAINT "story_links_story_id_stories_id_fk" TO "private_links_story_id_stories_id_fk";--> statement-breakpoint
ALTER TABLE "link_readers" RENAME CONSTRAINT "link_readers_link_id_story_links_id_fk" TO "link_readers_link_id_private_links_id_fk";--> statement-breakpoint
CREATE TABLE "collection_stories" (
	"collection_id" text NOT NULL,
	"story_id" text NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "collection_stories_collection_id_story_id_pk" PRIMARY KEY("collection_id","story_id")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "private_links" ALTER COLUMN "story_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "private_links" ADD COLUMN "collection_id" text;--> statement-breakpoint
ALTER TABLE "collection_stories" ADD CONSTRAINT "collection_stories_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_stories" ADD CONSTRAINT "collection_stories_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_uid_profiles_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."profiles"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_stories_of_story" ON "collection_stories" USING btree ("story_id");--> statement-breakpoint
CREATE INDEX "collections_of_parent" ON "collections" USING btree ("uid","created_at","id");--> statement-breakpoint
ALTER TABLE "private_links" ADD CONSTRAINT "private_links_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "private_links_of_collection" ON "private_links" USING btree ("collection_id","created_at","id");--> statement-breakpoint
ALTER TABLE "private_links" ADD CONSTRAINT "private_links_open_one" CHECK (num_nonnulls("private_links"."story_id", "private_links"."collection_id") = 1);