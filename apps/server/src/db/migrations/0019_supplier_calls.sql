CREATE TABLE "supplier_calls" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "supplier_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"supplier" text NOT NULL,
	"purpose" text NOT NULL,
	"outcome" text NOT NULL,
	"milliseconds" integer NOT NULL,
	"input_tokens" integer,
	"output_tokens" integer,
	"generation_id" text,
	"cost" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "supplier_calls_by_time" ON "supplier_calls" USING btree ("at");--> statement-breakpoint
CREATE INDEX "supplier_calls_of_generation" ON "supplier_calls" USING btree ("generation_id");