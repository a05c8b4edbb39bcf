CREATE TABLE "public_library" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"stories" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "public_shelves" (
	"from_created_at" timestamp with time zone NOT NULL,
	"from_id" text NOT NULL,
	"stories" integer NOT NULL,
	CONSTRAINT "public_shelves_from_created_at_from_id_pk" PRIMARY KEY("from_created_at","from_id")
);
--> statement-breakpoint
-- Cuts all public stories into shelves of 256 anew.
CREATE FUNCTION "cut_public_shelves"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM public_shelves;
  INSERT INTO public_shelves (from_created_at, from_id, stories)
  SELECT
    CASE WHEN place = 0 THEN '-infinity' ELSE created_at END,
    CASE WHEN place = 0 THEN '' ELSE id END,
    least(256, total - place)
  FROM (
    SELECT created_at, id, row_number() OVER (ORDER BY created_at, id) - 1 AS place, count(*) OVER () AS total
    FROM stories
    WHERE visibility = 'public' AND hidden_at IS NULL
  ) AS placed
  WHERE place % 256 = 0;
  IF NOT FOUND THEN
    INSERT INTO public_shelves VALUES ('-infinity', '', 0);
  END IF;
END $$;
--> statement-breakpoint
-- Counts a story to the shelf of its place, or off it.
CREATE FUNCTION "count_on_public_shelf"(story_created_at timestamptz, story_id text, change integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public_shelves SET stories = stories + change
  WHERE (from_created_at, from_id) = (
    SELECT from_created_at, from_id FROM public_shelves
    WHERE (from_created_at, from_id) <= (story_created_at, story_id)
    ORDER BY from_created_at DESC, from_id DESC
    LIMIT 1
  );
END $$;
--> statement-breakpoint
-- Makes two of each shelf that holds over 512, and takes away those that hold nothing.
CREATE FUNCTION "tidy_public_shelves"() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  full_shelf record;
  middle record;
BEGIN
  FOR full_shelf IN SELECT * FROM public_shelves WHERE stories > 512 LOOP
    SELECT created_at, id INTO middle FROM stories
    WHERE visibility = 'public' AND hidden_at IS NULL
      AND (created_at, id) >= (full_shelf.from_created_at, full_shelf.from_id)
    ORDER BY created_at, id
    OFFSET full_shelf.stories - 256
    LIMIT 1;
    INSERT INTO public_shelves VALUES (middle.created_at, middle.id, 256);
    UPDATE public_shelves SET stories = stories - 256
    WHERE (from_created_at, from_id) = (full_shelf.from_created_at, full_shelf.from_id);
  END LOOP;
  DELETE FROM public_shelves WHERE stories = 0 AND from_id <> '';
END $$;
--> statement-breakpoint
-- After each statement that changes stories. The row of the public library is changed first, so that one transaction
-- after another works on the shelves.
CREATE FUNCTION "note_changed_stories"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  added_at timestamptz[] := '{}';
  added_id text[] := '{}';
  removed_at timestamptz[] := '{}';
  removed_id text[] := '{}';
  seen_after integer := 0;
  seen_before integer := 0;
BEGIN
  IF TG_OP <> 'DELETE' THEN
    SELECT
      coalesce(array_agg(created_at) FILTER (WHERE visibility = 'public'), '{}'),
      coalesce(array_agg(id) FILTER (WHERE visibility = 'public'), '{}'),
      count(*)
    INTO added_at, added_id, seen_after
    FROM new_stories
    WHERE hidden_at IS NULL AND (visibility = 'public' OR is_featured);
  END IF;
  IF TG_OP <> 'INSERT' THEN
    SELECT
      coalesce(array_agg(created_at) FILTER (WHERE visibility = 'public'), '{}'),
      coalesce(array_agg(id) FILTER (WHERE visibility = 'public'), '{}'),
      count(*)
    INTO removed_at, removed_id, seen_before
    FROM old_stories
    WHERE hidden_at IS NULL AND (visibility = 'public' OR is_featured);
  END IF;
  IF seen_before + seen_after = 0 THEN
    RETURN NULL;
  END IF;

  UPDATE public_library
  SET version = version + 1, stories = stories + cardinality(added_id) - cardinality(removed_id);
  IF cardinality(added_id) + cardinality(removed_id) > 256 THEN
    PERFORM cut_public_shelves();
  ELSE
    PERFORM count_on_public_shelf(at, id, -1) FROM unnest(removed_at, removed_id) AS removed (at, id);
    PERFORM count_on_public_shelf(at, id, 1) FROM unnest(added_at, added_id) AS added (at, id);
    PERFORM tidy_public_shelves();
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_no_stories"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public_library SET version = version + 1, stories = 0;
  PERFORM cut_public_shelves();
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A public story shows what its author goes by.
CREATE FUNCTION "note_changed_author"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM stories
    WHERE uid = NEW.uid AND hidden_at IS NULL AND (visibility = 'public' OR is_featured)
  ) THEN
    UPDATE public_library SET version = version + 1;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
INSERT INTO "public_library" SELECT 1, 1, count(*) FROM "stories" WHERE "visibility" = 'public' AND "hidden_at" IS NULL;
--> statement-breakpoint
SELECT "cut_public_shelves"();
--> statement-breakpoint
CREATE TRIGGER "stories_added" AFTER INSERT ON "stories" REFERENCING NEW TABLE AS new_stories FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_stories"();
--> statement-breakpoint
CREATE TRIGGER "stories_changed" AFTER UPDATE ON "stories" REFERENCING OLD TABLE AS old_stories NEW TABLE AS new_stories FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_stories"();
--> statement-breakpoint
CREATE TRIGGER "stories_removed" AFTER DELETE ON "stories" REFERENCING OLD TABLE AS old_stories FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_stories"();
--> statement-breakpoint
CREATE TRIGGER "stories_emptied" AFTER TRUNCATE ON "stories" FOR EACH STATEMENT EXECUTE FUNCTION "note_no_stories"();
--> statement-breakpoint
CREATE TRIGGER "author_renamed" AFTER UPDATE OF "display_name" ON "profiles" FOR EACH ROW WHEN (OLD."display_name" IS DISTINCT FROM NEW."display_name") EXECUTE FUNCTION "note_changed_author"();
