CREATE TABLE "token_packs" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"tokens" integer NOT NULL,
	"price" integer NOT NULL,
	"currency" text NOT NULL
);
