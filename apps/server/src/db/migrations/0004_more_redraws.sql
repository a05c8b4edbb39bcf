-- Redraws become as many as the pictures, or twice as many. What an administrator has set stays.
UPDATE "app_config" SET "values" = jsonb_set("values", '{regenLimitPercentDefault}', '100') WHERE "values"->'regenLimitPercentDefault' = '30'::jsonb;--> statement-breakpoint
UPDATE "app_config" SET "values" = jsonb_set("values", '{regenLimitPercentPremium}', '200') WHERE "values"->'regenLimitPercentPremium' = '50'::jsonb;
