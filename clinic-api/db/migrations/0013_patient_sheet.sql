CREATE TABLE "detail_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"patient_id" text NOT NULL,
	"field" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"changed_by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "sex" text;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "postal_code" text;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "health_card" text;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "emergency_contact" jsonb;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "detail_changes" ADD CONSTRAINT "detail_changes_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "detail_changes_patient" ON "detail_changes" USING btree ("patient_id","id");--> statement-breakpoint
ALTER TABLE "patients" ADD CONSTRAINT "patients_sex_known" CHECK ("patients"."sex" in ('female', 'male', 'other'));--> statement-breakpoint
ALTER TABLE "patients" ADD CONSTRAINT "patients_language_known" CHECK ("patients"."language" in ('es', 'en'));