CREATE TABLE "public_bookings" (
	"id" text PRIMARY KEY NOT NULL,
	"clinic_id" text NOT NULL,
	"doctor_id" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"kind_id" text NOT NULL,
	"person" jsonb,
	"browser" text NOT NULL,
	"contact" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"patient_id" text,
	"appointment_id" text
);
--> statement-breakpoint
-- safe: the release before compares ids alone, for which a time without a person is held by nobody; `is_held` below says otherwise
ALTER TABLE "slot_holds" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD COLUMN "booking_id" text;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD COLUMN "resource_id" text;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD COLUMN "session" text;--> statement-breakpoint
ALTER TABLE "public_bookings" ADD CONSTRAINT "public_bookings_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_bookings" ADD CONSTRAINT "public_bookings_doctor_id_staff_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_bookings" ADD CONSTRAINT "public_bookings_kind_id_visit_kinds_id_fk" FOREIGN KEY ("kind_id") REFERENCES "public"."visit_kinds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_bookings" ADD CONSTRAINT "public_bookings_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_bookings" ADD CONSTRAINT "public_bookings_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "public_bookings_browser" ON "public_bookings" USING btree ("browser","expires_at");--> statement-breakpoint
CREATE INDEX "public_bookings_contact" ON "public_bookings" USING btree ("contact","expires_at");--> statement-breakpoint
CREATE INDEX "public_bookings_patient" ON "public_bookings" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "public_bookings_expires" ON "public_bookings" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_booking_id_public_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."public_bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- safe: it reads the table once and holds nobody yet, some milliseconds for 100 000 patients
CREATE INDEX "patients_to_verify" ON "patients" USING btree ("id") WHERE "patients"."to_verify";--> statement-breakpoint
-- safe: holds end after minutes, so the table never has many rows.
CREATE UNIQUE INDEX "slot_holds_booking" ON "slot_holds" USING btree ("booking_id");--> statement-breakpoint
-- safe: holds end after minutes, so the table never has many rows.
CREATE INDEX "slot_holds_resource" ON "slot_holds" USING btree ("resource_id","end_at") WHERE "slot_holds"."resource_id" is not null;--> statement-breakpoint
-- safe: the release before always says whose a hold is
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_whose" CHECK ("slot_holds"."user_id" is not null or "slot_holds"."booking_id" is not null);--> statement-breakpoint
-- From here on by hand: what drizzle does not know.
-- A time that a visitor without an account keeps is held for everybody.
create or replace function is_held(doctor text, from_at timestamptz, to_at timestamptz, person text, at timestamptz) returns boolean
language plpgsql volatile as $$
begin
  return exists (
    select from slot_holds h
    where h.doctor_id = doctor and h.user_id is distinct from person and h.expires_at > at
      and h.end_at > from_at and h.start_at < to_at
  );
end $$;--> statement-breakpoint
-- Whether a visit that several patients share has begun to fill, by bookings or by seats that are held.
create or replace function is_shared(doctor text, shared text, at timestamptz) returns boolean
language plpgsql volatile as $$
begin
  return shared is not null and (
    exists (select from appointments a where a.doctor_id = doctor and a.session = shared and a.status <> 'cancelled')
    or exists (select from slot_holds h where h.doctor_id = doctor and h.session = shared and h.expires_at > at)
  );
end $$;
