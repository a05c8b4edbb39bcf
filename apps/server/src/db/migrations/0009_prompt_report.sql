ALTER TABLE "generations" ADD COLUMN "prompt_report" jsonb;--> statement-breakpoint
ALTER TABLE "text_versions" ADD COLUMN "prompt_report" jsonb;