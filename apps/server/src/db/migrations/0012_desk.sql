CREATE TABLE "desk_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"deed" text NOT NULL,
	"by" text NOT NULL,
	"story_id" text NOT NULL,
	"title" text NOT NULL,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "requested_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "answer" jsonb;--> statement-breakpoint
CREATE INDEX "stories_requested" ON "stories" USING btree ("requested_at","id") WHERE "stories"."visibility" = 'pending' and "stories"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "stories_taken_down" ON "stories" USING btree ("created_at","id") WHERE "stories"."answer" ->> 'kind' = 'taken-down' and "stories"."hidden_at" is null;--> statement-breakpoint
-- Nobody wrote down when these were asked for.
UPDATE "stories" SET "requested_at" = "created_at" WHERE "visibility" = 'pending';
--> statement-breakpoint
CREATE FUNCTION "keep_desk_log"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What was done at the desk stays written down.';
END $$;
--> statement-breakpoint
CREATE TRIGGER "desk_log_is_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "desk_log"
FOR EACH STATEMENT EXECUTE FUNCTION "keep_desk_log"();
