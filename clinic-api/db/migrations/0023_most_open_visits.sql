ALTER TABLE "clinics" ADD COLUMN "most_open_visits" integer DEFAULT 20 NOT NULL;--> statement-breakpoint
ALTER TABLE "clinics" ADD CONSTRAINT "clinics_most_open_visits" CHECK ("clinics"."most_open_visits" between 1 and 200);--> statement-breakpoint
-- Volatile, and one booking of a person at a clinic after the other, so that each counts those before it.
create or replace function may_book_more(person text, clinic text, most integer, at timestamptz) returns boolean
language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(person || clinic, 0));
  return (
    select count(*) from (
      select from appointments a
      where a.patient_id = person and a.clinic_id = clinic and a.status = 'pending' and a.start_at > at
      limit most
    ) open_visits
  ) < most;
end $$;
