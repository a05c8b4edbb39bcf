CREATE TABLE "character_sheets" (
	"character_id" text NOT NULL,
	"style" text NOT NULL,
	"details" text NOT NULL,
	"figure" jsonb NOT NULL,
	"image_url" text NOT NULL,
	"earlier_url" text,
	"state" text NOT NULL,
	"order_id" text,
	CONSTRAINT "character_sheets_character_id_style_pk" PRIMARY KEY("character_id","style")
);
--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "sheets" jsonb;--> statement-breakpoint
ALTER TABLE "character_sheets" ADD CONSTRAINT "character_sheets_character_id_saved_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."saved_characters"("id") ON DELETE cascade ON UPDATE no action;