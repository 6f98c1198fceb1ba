CREATE TABLE "freed_times" (
	"id" text PRIMARY KEY NOT NULL,
	"clinic_id" text NOT NULL,
	"doctor_id" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" text PRIMARY KEY NOT NULL,
	"entry_id" text NOT NULL,
	"clinic_id" text NOT NULL,
	"doctor_id" text NOT NULL,
	"patient_id" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"appointment_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "offers_state_known" CHECK ("offers"."state" in ('open', 'accepted', 'declined', 'expired', 'ended')),
	CONSTRAINT "offers_order" CHECK ("offers"."end_at" > "offers"."start_at")
);
--> statement-breakpoint
CREATE TABLE "waitlist" (
	"id" text PRIMARY KEY NOT NULL,
	"clinic_id" text NOT NULL,
	"patient_id" text NOT NULL,
	"appointment_id" text,
	"doctor_id" text,
	"specialty" text NOT NULL,
	"kind_id" text,
	"weekdays" integer[] NOT NULL,
	"from_time" text NOT NULL,
	"to_time" text NOT NULL,
	"since_day" date,
	"until_day" date NOT NULL,
	"urgent_at" timestamp with time zone,
	"urgent_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ending" text,
	CONSTRAINT "waitlist_ending_known" CHECK ("waitlist"."ending" in ('accepted', 'withdrawn', 'over')),
	CONSTRAINT "waitlist_ended" CHECK (("waitlist"."ending" is null) = ("waitlist"."ended_at" is null)),
	CONSTRAINT "waitlist_times" CHECK ("waitlist"."from_time" < "waitlist"."to_time")
);
--> statement-breakpoint
DROP INDEX "slot_holds_person";--> statement-breakpoint
ALTER TABLE "clinic_reminders" ADD COLUMN "offer_minutes" integer DEFAULT 15 NOT NULL;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD COLUMN "offer_id" text;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_entry_id_waitlist_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."waitlist"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_doctor_id_staff_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist" ADD CONSTRAINT "waitlist_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist" ADD CONSTRAINT "waitlist_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist" ADD CONSTRAINT "waitlist_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist" ADD CONSTRAINT "waitlist_doctor_id_staff_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist" ADD CONSTRAINT "waitlist_kind_id_visit_kinds_id_fk" FOREIGN KEY ("kind_id") REFERENCES "public"."visit_kinds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "freed_times_doctor" ON "freed_times" USING btree ("doctor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_once" ON "offers" USING btree ("entry_id","doctor_id","start_at");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_open" ON "offers" USING btree ("entry_id") WHERE "offers"."state" = 'open';--> statement-breakpoint
CREATE INDEX "offers_due" ON "offers" USING btree ("expires_at") WHERE "offers"."state" = 'open';--> statement-breakpoint
CREATE INDEX "offers_slot" ON "offers" USING btree ("doctor_id","start_at");--> statement-breakpoint
CREATE INDEX "waitlist_clinic" ON "waitlist" USING btree ("clinic_id","specialty") WHERE "waitlist"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "waitlist_patient" ON "waitlist" USING btree ("patient_id") WHERE "waitlist"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_visit_once" ON "waitlist" USING btree ("appointment_id") WHERE "waitlist"."ended_at" is null and "waitlist"."appointment_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_wish_once" ON "waitlist" USING btree ("patient_id","clinic_id","specialty",coalesce("doctor_id", '')) WHERE "waitlist"."ended_at" is null and "waitlist"."appointment_id" is null;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "slot_holds_offer" ON "slot_holds" USING btree ("offer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "slot_holds_person" ON "slot_holds" USING btree ("user_id") WHERE "slot_holds"."offer_id" is null;--> statement-breakpoint
-- What frees a doctor's time is noted where it happens, whichever call does it, and only where somebody waits.
create or replace function is_waited_for(clinic text) returns boolean language sql stable as $$
  select exists (select from waitlist where clinic_id = clinic and ended_at is null)
$$;
--> statement-breakpoint
create or replace function note_freed(clinic text, doctor text, from_at timestamptz, to_at timestamptz) returns void
language plpgsql as $$
begin
  insert into freed_times (id, clinic_id, doctor_id, start_at, end_at)
  values (gen_random_uuid()::text, clinic, doctor, from_at, to_at);
  perform pg_notify('consulta_freed', '');
end $$;
--> statement-breakpoint
create or replace function note_freed_visit() returns trigger language plpgsql as $$
begin
  if is_waited_for(old.clinic_id) then
    perform note_freed(old.clinic_id, old.doctor_id, old.start_at, old.end_at);
  end if;
  return null;
end $$;
--> statement-breakpoint
create or replace trigger appointments_freed after update of status, doctor_id, start_at, end_at on appointments
for each row when (old.status <> 'cancelled' and (new.status = 'cancelled' or new.doctor_id <> old.doctor_id
  or new.start_at <> old.start_at or new.end_at <> old.end_at))
execute function note_freed_visit();
--> statement-breakpoint
create or replace function note_added_shifts() returns trigger language plpgsql as $$
begin
  perform note_freed(n.clinic_id, n.doctor_id, n.start_at, n.end_at) from added n where is_waited_for(n.clinic_id);
  return null;
end $$;
--> statement-breakpoint
create or replace trigger workshifts_added after insert on workshifts
referencing new table as added for each statement execute function note_added_shifts();
--> statement-breakpoint
create or replace function note_changed_shift() returns trigger language plpgsql as $$
begin
  if is_waited_for(new.clinic_id) then
    perform note_freed(new.clinic_id, new.doctor_id, new.start_at, new.end_at);
  end if;
  return null;
end $$;
--> statement-breakpoint
create or replace trigger workshifts_changed after update of doctor_id, clinic_id, start_at, end_at on workshifts
for each row when (new.doctor_id <> old.doctor_id or new.start_at <> old.start_at or new.end_at <> old.end_at)
execute function note_changed_shift();
--> statement-breakpoint
create or replace function note_day_on() returns trigger language plpgsql as $$
begin
  perform note_freed(s.clinic_id, s.id, old.start_at, old.end_at) from staff s
  where s.clinic_id = old.clinic_id and (old.doctor_id is null or s.id = old.doctor_id)
    and s.deleted_at is null and s.specialty is not null and is_waited_for(s.clinic_id);
  return null;
end $$;
--> statement-breakpoint
create or replace trigger days_off_removed after delete on days_off for each row execute function note_day_on();
