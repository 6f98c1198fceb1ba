CREATE TABLE "corrections" (
	"id" text PRIMARY KEY NOT NULL,
	"history_id" text NOT NULL,
	"about_kind" text,
	"about_id" text,
	"label" text,
	"text" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "corrections_state_known" CHECK ("corrections"."state" in ('open', 'accepted', 'declined')),
	CONSTRAINT "corrections_decided_whole" CHECK (("corrections"."state" = 'open') = ("corrections"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_history_id_histories_id_fk" FOREIGN KEY ("history_id") REFERENCES "public"."histories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "corrections_history" ON "corrections" USING btree ("history_id","id");