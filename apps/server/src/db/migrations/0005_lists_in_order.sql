DROP INDEX "stories_of_parent";--> statement-breakpoint
DROP INDEX "stories_public_newest";--> statement-breakpoint
CREATE INDEX "generations_drafts" ON "generations" USING btree ("uid","created_at","id") WHERE "generations"."hidden_at" is null and "generations"."status" not in ('published', 'archived');--> statement-breakpoint
CREATE INDEX "generations_hidden" ON "generations" USING btree ("hidden_at") WHERE "generations"."hidden_at" is not null;--> statement-breakpoint
CREATE INDEX "identity_accounts_account_id_provider_id_index" ON "identity_accounts" USING btree ("account_id","provider_id");--> statement-breakpoint
CREATE INDEX "stories_featured_newest" ON "stories" USING btree ("created_at","id") WHERE "stories"."is_featured" and "stories"."visibility" = 'public' and "stories"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "stories_hidden" ON "stories" USING btree ("hidden_at") WHERE "stories"."hidden_at" is not null;--> statement-breakpoint
CREATE INDEX "stories_of_parent" ON "stories" USING btree ("uid","created_at","id");--> statement-breakpoint
CREATE INDEX "stories_public_newest" ON "stories" USING btree ("created_at","id") WHERE "stories"."visibility" = 'public' and "stories"."hidden_at" is null;