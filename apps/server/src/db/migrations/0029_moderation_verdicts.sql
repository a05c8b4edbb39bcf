CREATE TABLE "moderation_verdicts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "moderation_verdicts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"generation_id" text,
	"kind" text NOT NULL,
	"layer" text NOT NULL,
	"theme" text NOT NULL,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "moderation_verdicts" ADD CONSTRAINT "moderation_verdicts_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moderation_verdicts_of_generation" ON "moderation_verdicts" USING btree ("generation_id","at");--> statement-breakpoint
CREATE INDEX "moderation_verdicts_with_words" ON "moderation_verdicts" USING btree ("at") WHERE "moderation_verdicts"."reason" is not null;