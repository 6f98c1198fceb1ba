CREATE TABLE "erasures" (
	"id" text PRIMARY KEY NOT NULL,
	"patient_id" text NOT NULL,
	"by_user_id" text NOT NULL,
	"certificate" jsonb NOT NULL,
	"locked" text,
	"keep_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "locked_files" (
	"storage_key" text PRIMARY KEY NOT NULL,
	"erasure_id" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "clinics" ADD COLUMN "record_years" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "locked_files" ADD CONSTRAINT "locked_files_erasure_id_erasures_id_fk" FOREIGN KEY ("erasure_id") REFERENCES "public"."erasures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "erasures_patient" ON "erasures" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "erasures_due" ON "erasures" USING btree ("keep_until");--> statement-breakpoint
CREATE INDEX "locked_files_erasure" ON "locked_files" USING btree ("erasure_id");--> statement-breakpoint
ALTER TABLE "clinics" ADD CONSTRAINT "clinics_record_years" CHECK ("clinics"."record_years" between 5 and 100);