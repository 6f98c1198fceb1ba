ALTER TABLE "appointments" ADD COLUMN "takes_place" text DEFAULT 'clinic' NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "room" text;--> statement-breakpoint
ALTER TABLE "visit_kinds" ADD COLUMN "notice_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "visit_kinds" ADD COLUMN "horizon_days" integer;--> statement-breakpoint
ALTER TABLE "visit_kinds" ADD COLUMN "cancel_hours" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "visit_kinds" ADD COLUMN "pause_before" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "visit_kinds" ADD COLUMN "pause_after" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "visit_kinds" ADD COLUMN "per_day" integer;--> statement-breakpoint
ALTER TABLE "visit_kinds" ADD COLUMN "new_patients" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "visit_kinds" ADD COLUMN "takes_place" text DEFAULT 'clinic' NOT NULL;--> statement-breakpoint
ALTER TABLE "visit_kinds" ADD COLUMN "video_url" text;--> statement-breakpoint
ALTER TABLE "visit_kinds" ADD CONSTRAINT "visit_kinds_place" CHECK ("visit_kinds"."takes_place" in ('clinic', 'video', 'phone'));--> statement-breakpoint
ALTER TABLE "visit_kinds" ADD CONSTRAINT "visit_kinds_pauses" CHECK ("visit_kinds"."pause_before" between 0 and 60 and "visit_kinds"."pause_after" between 0 and 60);
--> statement-breakpoint
-- From here on by hand: what drizzle does not know.
-- Volatile, so that it sees what was committed while the statement that asks waited for the doctor's row. A visit that
-- overlaps is refused elsewhere, with its own reason.
create or replace function broken_rule(doctor text, kind text, gone text, from_at timestamptz, to_at timestamptz,
  day_start timestamptz, day_end timestamptz, lead integer, trail integer, most integer) returns text
language plpgsql volatile as $$
begin
  if most is not null and (
    select count(*) from appointments a
    where a.doctor_id = doctor and a.kind_id = kind and a.status <> 'cancelled' and a.id <> gone
      and a.start_at >= day_start and a.start_at < day_end
  ) >= most then
    return 'day-full';
  end if;
  if exists (
    select from appointments a left join visit_kinds k on k.id = a.kind_id
    where a.doctor_id = doctor and a.status <> 'cancelled' and a.id <> gone
      and a.start_at > from_at - interval '25 hours' and a.start_at < to_at + interval '1 hour'
      and (a.end_at <= from_at or a.start_at >= to_at)
      and a.start_at < to_at + make_interval(mins => greatest(coalesce(k.pause_before, 0), trail))
      and a.end_at > from_at - make_interval(mins => greatest(coalesce(k.pause_after, 0), lead))
  ) then
    return 'pause';
  end if;
  return null;
end $$;
