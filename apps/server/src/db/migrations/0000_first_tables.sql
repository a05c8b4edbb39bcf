CREATE TABLE "generations" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"status" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"age_group_id" text NOT NULL,
	"age_group" text NOT NULL,
	"illustration_style_id" text NOT NULL,
	"illustration_style" text NOT NULL,
	"bible_verse_id" text,
	"moral_value_id" text,
	"theme" text NOT NULL,
	"theme_text" text NOT NULL,
	"characters" jsonb NOT NULL,
	"additional_details" text,
	"image_quality" text NOT NULL,
	"image_number" integer NOT NULL,
	"price" integer NOT NULL,
	"price_per_image" integer NOT NULL,
	"max_regenerations_allowed" integer NOT NULL,
	"regenerations_used" integer DEFAULT 0 NOT NULL,
	"text_regenerations_used" integer DEFAULT 0 NOT NULL,
	"title" text,
	"story_text" text,
	"moral_message" text,
	"companion" jsonb,
	"plot" text,
	"pages" jsonb,
	"cast" jsonb,
	"feedback" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"review_moderation_feedback" text,
	"processing_error" text,
	"starter_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "generations_starterKey_unique" UNIQUE("starter_key"),
	CONSTRAINT "generations_regenerations_within_allowance" CHECK ("generations"."regenerations_used" <= "generations"."max_regenerations_allowed")
);
--> statement-breakpoint
CREATE TABLE "illustration_attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"scene_id" text NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"price" integer DEFAULT 0 NOT NULL,
	"feedback" text,
	"description" jsonb NOT NULL,
	"image_urls" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "illustration_attempts_sceneId_number_unique" UNIQUE("scene_id","number")
);
--> statement-breakpoint
CREATE TABLE "scenes" (
	"id" text PRIMARY KEY NOT NULL,
	"generation_id" text NOT NULL,
	"index" integer NOT NULL,
	"text_snippet" text NOT NULL,
	"description" jsonb,
	"idea_problem" text,
	"selected_image_url" text,
	CONSTRAINT "scenes_generationId_index_unique" UNIQUE("generation_id","index")
);
--> statement-breakpoint
CREATE TABLE "step_memos" (
	"generation_id" text NOT NULL,
	"step" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "step_memos_generation_id_step_pk" PRIMARY KEY("generation_id","step")
);
--> statement-breakpoint
CREATE TABLE "identity_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"alg" text,
	"crv" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identity_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identity_sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "identity_users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identity_users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "identity_verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "age_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app_config" (
	"id" integer PRIMARY KEY NOT NULL,
	"values" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bible_verses" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"text" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "illustration_styles" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"style_image_path" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moral_values" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stories" (
	"id" text PRIMARY KEY NOT NULL,
	"generation_id" text NOT NULL,
	"uid" text NOT NULL,
	"title" text NOT NULL,
	"visibility" text DEFAULT 'private' NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"age_group" text NOT NULL,
	"theme" text NOT NULL,
	"moral_message" text,
	"bible_verse" text,
	"image_url" text,
	"pages" jsonb NOT NULL,
	"companion" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "stories_generationId_unique" UNIQUE("generation_id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_answers" (
	"uid" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_answers_uid_key_pk" PRIMARY KEY("uid","key")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"uid" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"display_name" text,
	"photo_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_characters" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"name" text NOT NULL,
	"details" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "token_accounts" (
	"uid" text PRIMARY KEY NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "token_accounts_balance_not_negative" CHECK ("token_accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "token_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"uid" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"description" text NOT NULL,
	"amount" integer NOT NULL,
	"balance" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "token_entries_uid_kind_reference_unique" UNIQUE("uid","kind","reference"),
	CONSTRAINT "token_entries_uid_number_unique" UNIQUE("uid","number"),
	CONSTRAINT "token_entries_balance_not_negative" CHECK ("token_entries"."balance" >= 0)
);
--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_uid_profiles_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."profiles"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "illustration_attempts" ADD CONSTRAINT "illustration_attempts_scene_id_scenes_id_fk" FOREIGN KEY ("scene_id") REFERENCES "public"."scenes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenes" ADD CONSTRAINT "scenes_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_memos" ADD CONSTRAINT "step_memos_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_accounts" ADD CONSTRAINT "identity_accounts_user_id_identity_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."identity_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_sessions" ADD CONSTRAINT "identity_sessions_user_id_identity_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."identity_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_uid_profiles_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."profiles"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_characters" ADD CONSTRAINT "saved_characters_uid_profiles_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."profiles"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_accounts" ADD CONSTRAINT "token_accounts_uid_profiles_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."profiles"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_entries" ADD CONSTRAINT "token_entries_uid_token_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."token_accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "generations_uid_created_at_index" ON "generations" USING btree ("uid","created_at");--> statement-breakpoint
CREATE INDEX "identity_accounts_user_id_index" ON "identity_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "identity_sessions_user_id_index" ON "identity_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "identity_verifications_identifier_index" ON "identity_verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "stories_of_parent" ON "stories" USING btree ("uid","created_at");--> statement-breakpoint
CREATE INDEX "stories_public_newest" ON "stories" USING btree ("created_at" DESC NULLS LAST,"id") WHERE "stories"."visibility" = 'public' and "stories"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "idempotency_answers_created_at_index" ON "idempotency_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "saved_characters_uid_created_at_index" ON "saved_characters" USING btree ("uid","created_at");