ALTER TABLE "illustration_attempts" ADD COLUMN "report" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "illustration_attempts" SET "report" = (
	SELECT jsonb_agg(jsonb_build_object('words', "wish", 'outcome', 'not done'))
	FROM jsonb_array_elements("unplaced_wishes") AS "wish"
) WHERE jsonb_array_length("unplaced_wishes") > 0;--> statement-breakpoint
ALTER TABLE "illustration_attempts" DROP COLUMN "unplaced_wishes";
