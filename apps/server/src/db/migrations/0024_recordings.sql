CREATE TABLE "recorded_pages" (
	"recording_id" text NOT NULL,
	"page" integer NOT NULL,
	"file" text NOT NULL,
	"milliseconds" integer NOT NULL,
	CONSTRAINT "recorded_pages_recording_id_page_pk" PRIMARY KEY("recording_id","page")
);
--> statement-breakpoint
CREATE TABLE "recordings" (
	"id" text PRIMARY KEY NOT NULL,
	"story_id" text NOT NULL,
	"name" text NOT NULL,
	"is_approved" boolean DEFAULT false NOT NULL,
	"was_invited" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"invitation_id" text,
	"invited_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recordings_invitationId_unique" UNIQUE("invitation_id")
);
--> statement-breakpoint
ALTER TABLE "recorded_pages" ADD CONSTRAINT "recorded_pages_recording_id_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recordings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recordings_of_story" ON "recordings" USING btree ("story_id","created_at","id");