CREATE TABLE "calls" (
	"id" text PRIMARY KEY NOT NULL,
	"clinic_id" text NOT NULL,
	"patient_id" text NOT NULL,
	"appointment_id" text,
	"offer_id" text,
	"about" text NOT NULL,
	"why" text NOT NULL,
	"dedupe_key" text,
	"undo_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"done_by" text
);
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calls_dedupe" ON "calls" USING btree ("dedupe_key");--> statement-breakpoint
CREATE INDEX "calls_clinic" ON "calls" USING btree ("clinic_id","done_at","created_at");--> statement-breakpoint
CREATE INDEX "calls_patient" ON "calls" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "calls_appointment" ON "calls" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "calls_offer" ON "calls" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "calls_undo" ON "calls" USING btree ("undo_id");--> statement-breakpoint
-- safe: partial, over a column that is new and empty for everybody at this moment
CREATE INDEX "patients_email" ON "patients" USING btree (lower("email")) WHERE "patients"."email" <> '';