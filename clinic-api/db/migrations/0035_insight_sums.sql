CREATE TABLE "insight_counts" (
	"clinic_id" text NOT NULL,
	"day" date NOT NULL,
	"figure" text NOT NULL,
	"key" text NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "insight_counts_clinic_id_day_figure_key_pk" PRIMARY KEY("clinic_id","day","figure","key")
);
--> statement-breakpoint
CREATE TABLE "insight_marks" (
	"clinic_id" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"patient_id" text
);
--> statement-breakpoint
CREATE TABLE "insight_minutes" (
	"clinic_id" text NOT NULL,
	"day" date NOT NULL,
	"doctor_id" text NOT NULL,
	"bookable" integer NOT NULL,
	"booked" integer NOT NULL,
	CONSTRAINT "insight_minutes_clinic_id_day_doctor_id_pk" PRIMARY KEY("clinic_id","day","doctor_id")
);
--> statement-breakpoint
CREATE TABLE "insight_returns" (
	"clinic_id" text NOT NULL,
	"day" date NOT NULL,
	"before" date NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "insight_returns_clinic_id_day_before_pk" PRIMARY KEY("clinic_id","day","before")
);
--> statement-breakpoint
CREATE TABLE "insight_spans" (
	"clinic_id" text PRIMARY KEY NOT NULL,
	"since" date NOT NULL,
	"until" date NOT NULL
);
--> statement-breakpoint
CREATE INDEX "insight_marks_clinic" ON "insight_marks" USING btree ("clinic_id");--> statement-breakpoint
-- Whoever writes leaves a mark in the same transaction, and only that: sums are made again by a job.
create or replace function mark_day(clinic text, from_at timestamptz, to_at timestamptz, patient text) returns void
language sql as $$
  insert into insight_marks (clinic_id, start_at, end_at, patient_id) values (clinic, from_at, to_at, patient)
$$;
--> statement-breakpoint
create or replace function mark_visit() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into insight_marks (clinic_id, start_at, end_at, patient_id)
    values (old.clinic_id, old.start_at, old.start_at, old.patient_id);
  end if;
  if tg_op = 'INSERT' or tg_op = 'UPDATE' and (new.clinic_id, new.start_at, new.patient_id)
    is distinct from (old.clinic_id, old.start_at, old.patient_id) then
    insert into insight_marks (clinic_id, start_at, end_at, patient_id)
    values (new.clinic_id, new.start_at, new.start_at, new.patient_id);
  end if;
  return null;
end $$;
--> statement-breakpoint
create or replace trigger appointments_mark after insert or delete on appointments
for each row execute function mark_visit();
--> statement-breakpoint
create or replace trigger appointments_mark_changed after update of clinic_id, doctor_id, patient_id, specialty, kind_id,
  status, start_at, end_at, arrived_at, started_at, created_at on appointments
for each row execute function mark_visit();
--> statement-breakpoint
create or replace function mark_day_of_visit() returns trigger language plpgsql as $$
begin
  perform mark_day(a.clinic_id, a.start_at, a.start_at, null) from appointments a
  where a.id = coalesce(new.appointment_id, old.appointment_id);
  return null;
end $$;
--> statement-breakpoint
create or replace trigger appointment_changes_mark after insert on appointment_changes
for each row when (new.to_status = 'cancelled') execute function mark_day_of_visit();
--> statement-breakpoint
create or replace trigger appointment_changes_mark_changed after update or delete on appointment_changes
for each row execute function mark_day_of_visit();
--> statement-breakpoint
create or replace trigger reminders_mark after insert on reminders
for each row when (new.state = 'queued') execute function mark_day_of_visit();
--> statement-breakpoint
create or replace trigger reminders_mark_changed after update of state, start_at on reminders
for each row when (old.state = 'queued' or new.state = 'queued') execute function mark_day_of_visit();
--> statement-breakpoint
create or replace trigger reminders_mark_deleted after delete on reminders
for each row when (old.state = 'queued') execute function mark_day_of_visit();
--> statement-breakpoint
create or replace function mark_span() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform mark_day(old.clinic_id, old.start_at, old.end_at, null);
  end if;
  if tg_op <> 'DELETE' then
    perform mark_day(new.clinic_id, new.start_at, new.end_at, null);
  end if;
  return null;
end $$;
--> statement-breakpoint
create or replace trigger workshifts_mark after insert or update or delete on workshifts
for each row execute function mark_span();
--> statement-breakpoint
create or replace trigger days_off_mark after insert or update or delete on days_off
for each row execute function mark_span();
--> statement-breakpoint
-- With another clock every day begins elsewhere.
create or replace function mark_clinic() returns trigger language plpgsql as $$
begin
  perform mark_day(new.id, '-infinity', 'infinity', null);
  return null;
end $$;
--> statement-breakpoint
create or replace trigger clinics_mark after update of time_zone on clinics
for each row when (old.time_zone <> new.time_zone) execute function mark_clinic();
