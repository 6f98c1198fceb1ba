CREATE TABLE "days_off" (
	"id" text PRIMARY KEY NOT NULL,
	"clinic_id" text NOT NULL,
	"doctor_id" text,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "days_off_order" CHECK ("days_off"."to_day" >= "days_off"."from_day"),
	CONSTRAINT "days_off_note_short" CHECK (char_length("days_off"."note") <= 140)
);
--> statement-breakpoint
ALTER TABLE "clinics" ADD COLUMN "region" text;--> statement-breakpoint
ALTER TABLE "days_off" ADD CONSTRAINT "days_off_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "days_off" ADD CONSTRAINT "days_off_doctor_id_staff_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "days_off_clinic_end" ON "days_off" USING btree ("clinic_id","end_at");--> statement-breakpoint
CREATE UNIQUE INDEX "days_off_once" ON "days_off" USING btree ("clinic_id",coalesce("doctor_id", ''),"from_day","to_day");--> statement-breakpoint
-- Volatile, so that it sees what was committed while the statement that asks waited for the doctor's row.
create or replace function is_day_off(clinic text, doctor text, from_at timestamptz, to_at timestamptz) returns boolean
language plpgsql volatile as $$
begin
  return exists (
    select from days_off d
    where d.clinic_id = clinic and (d.doctor_id is null or d.doctor_id = doctor)
      and d.end_at > from_at and d.start_at < to_at
  );
end $$;
