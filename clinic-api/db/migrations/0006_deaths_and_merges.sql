CREATE TABLE "deaths" (
	"patient_id" text PRIMARY KEY NOT NULL,
	"recorded_by" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"visit_ids" text[] NOT NULL,
	"wish_ids" text[] NOT NULL,
	"closed_account" text
);
--> statement-breakpoint
CREATE TABLE "merged_patients" (
	"merged_id" text PRIMARY KEY NOT NULL,
	"patient_id" text NOT NULL,
	"old_history_id" text NOT NULL,
	"old_account_id" text,
	"merged_by" text NOT NULL,
	"merged_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "patient_id" text;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "deceased_on" date;--> statement-breakpoint
ALTER TABLE "deaths" ADD CONSTRAINT "deaths_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merged_patients" ADD CONSTRAINT "merged_patients_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merged_patients_patient" ON "merged_patients" USING btree ("patient_id");