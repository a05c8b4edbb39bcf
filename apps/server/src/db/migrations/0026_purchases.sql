CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_returns" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount" integer NOT NULL,
	"is_void" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"receipt_url" text
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"pack_id" text NOT NULL,
	"pack_name" text NOT NULL,
	"tokens" integer NOT NULL,
	"price" integer NOT NULL,
	"currency" text NOT NULL,
	"is_gift" boolean NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checkout_id" text,
	"paid_at" timestamp with time zone,
	"payment_id" text,
	"taken_back" integer DEFAULT 0 NOT NULL,
	"entry_id" text,
	"gift_code" text,
	"redeemed_by" text,
	"redeemed_at" timestamp with time zone,
	CONSTRAINT "purchases_checkoutId_unique" UNIQUE("checkout_id"),
	CONSTRAINT "purchases_paymentId_unique" UNIQUE("payment_id"),
	CONSTRAINT "purchases_entryId_unique" UNIQUE("entry_id"),
	CONSTRAINT "purchases_giftCode_unique" UNIQUE("gift_code"),
	CONSTRAINT "purchases_taken_back_at_most_all" CHECK ("purchases"."taken_back" between 0 and "purchases"."tokens")
);
--> statement-breakpoint
ALTER TABLE "token_accounts" ADD COLUMN "owed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_returns" ADD CONSTRAINT "payment_returns_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_uid_profiles_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."profiles"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_redeemed_by_profiles_uid_fk" FOREIGN KEY ("redeemed_by") REFERENCES "public"."profiles"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_returns_of_payment" ON "payment_returns" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "purchases_of_parent" ON "purchases" USING btree ("uid","created_at");--> statement-breakpoint
CREATE INDEX "purchases_open" ON "purchases" USING btree ("created_at") WHERE "purchases"."state" = 'open';--> statement-breakpoint
ALTER TABLE "token_accounts" ADD CONSTRAINT "token_accounts_owed_not_negative" CHECK ("token_accounts"."owed" >= 0);