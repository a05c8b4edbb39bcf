CREATE TABLE "text_versions" (
	"generation_id" text NOT NULL,
	"number" integer NOT NULL,
	"title" text,
	"story_text" text NOT NULL,
	"moral_message" text,
	"companion" jsonb,
	"plot" text,
	"pages" jsonb,
	"cast" jsonb,
	"feedback" jsonb NOT NULL,
	"made_from" integer,
	"asked_for" text,
	"report" jsonb,
	"is_edited" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "text_versions_generation_id_number_pk" PRIMARY KEY("generation_id","number")
);
--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "text_version" integer;--> statement-breakpoint
ALTER TABLE "text_versions" ADD CONSTRAINT "text_versions_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;