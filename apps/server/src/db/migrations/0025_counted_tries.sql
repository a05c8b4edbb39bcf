CREATE TABLE "counted_tries" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "counted_tries_ends_at_index" ON "counted_tries" USING btree ("ends_at");