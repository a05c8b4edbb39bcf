CREATE TABLE "happenings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "happenings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"what" text NOT NULL,
	"detail" text NOT NULL,
	"amount" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_changes" (
	"version" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "happenings_by_time" ON "happenings" USING btree ("at","what","detail","amount");--> statement-breakpoint
CREATE FUNCTION "keep_price_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What was changed of the prices stays written down.';
END $$;
--> statement-breakpoint
CREATE TRIGGER "price_changes_are_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "price_changes"
FOR EACH STATEMENT EXECUTE FUNCTION "keep_price_changes"();
--> statement-breakpoint
-- The starter library and its author are counted nowhere.
CREATE FUNCTION "count_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO happenings (at, what, detail, amount) VALUES (NEW.created_at, 'made', '', 1);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "generations_are_counted" AFTER INSERT ON "generations"
FOR EACH ROW WHEN (NEW.starter_key IS NULL) EXECUTE FUNCTION "count_order"();
--> statement-breakpoint
CREATE FUNCTION "count_end"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO happenings (what, detail, amount) VALUES ('ended', NEW.status, 1);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ends_are_counted" AFTER UPDATE OF "status" ON "generations"
FOR EACH ROW WHEN (
  NEW.starter_key IS NULL AND NEW.status IS DISTINCT FROM OLD.status
  AND NEW.status IN ('published', 'rejected', 'failed', 'prompt_rejected_by_safety', 'text_rejected_by_safety')
) EXECUTE FUNCTION "count_end"();
--> statement-breakpoint
CREATE FUNCTION "count_parent"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO happenings (at, what, detail, amount) VALUES (NEW.created_at, 'signed_up', '', 1);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "parents_are_counted" AFTER INSERT ON "profiles"
FOR EACH ROW WHEN (NEW.uid <> 'faith-fables') EXECUTE FUNCTION "count_parent"();
--> statement-breakpoint
CREATE FUNCTION "count_tokens"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO happenings (at, what, detail, amount) VALUES (NEW.created_at, 'tokens', NEW.kind, NEW.amount);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "tokens_are_counted" AFTER INSERT ON "token_entries"
FOR EACH ROW WHEN (NEW.uid <> 'faith-fables') EXECUTE FUNCTION "count_tokens"();
--> statement-breakpoint
-- What happened before anybody counted, as far as it is still there.
INSERT INTO "happenings" ("at", "what", "detail", "amount")
SELECT created_at, 'made', '', 1 FROM generations WHERE starter_key IS NULL
UNION ALL
SELECT s.created_at, 'ended', 'published', 1 FROM stories s JOIN generations g ON g.id = s.generation_id WHERE g.starter_key IS NULL
UNION ALL
SELECT updated_at, 'ended', status, 1 FROM generations
WHERE starter_key IS NULL AND status IN ('rejected', 'failed', 'prompt_rejected_by_safety', 'text_rejected_by_safety')
UNION ALL
SELECT created_at, 'signed_up', '', 1 FROM profiles WHERE uid <> 'faith-fables'
UNION ALL
SELECT created_at, 'tokens', kind, amount FROM token_entries WHERE uid <> 'faith-fables';
