CREATE TABLE "audit_anchors" (
	"chain" text NOT NULL,
	"day" text NOT NULL,
	"position" integer NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_anchors_pk" PRIMARY KEY("chain","day")
);
--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"chain" text NOT NULL,
	"position" integer NOT NULL,
	"audit_id" text NOT NULL,
	"salt" text NOT NULL,
	"entry" text NOT NULL,
	"previous" text NOT NULL,
	"skipped" text NOT NULL,
	"hash" text NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_seals_pk" PRIMARY KEY("chain","position")
);
--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "is_auditor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_seals_row_unique" ON "audit_seals" USING btree ("audit_id");--> statement-breakpoint
create trigger audit_seals_append_only before update or delete or truncate on audit_seals
  for each statement execute function audit_is_append_only();--> statement-breakpoint
create trigger audit_anchors_append_only before update or delete or truncate on audit_anchors
  for each statement execute function audit_is_append_only();
