CREATE TABLE "clinic_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"clinic_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"id" text PRIMARY KEY NOT NULL,
	"clinic_id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "resources_kind" CHECK ("resources"."kind" in ('room', 'equipment'))
);
--> statement-breakpoint
-- safe: made again below, with the resource in it
DROP INDEX "days_off_once";--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "resource_id" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "session" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "seat" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "seats" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "clinics" ADD COLUMN "slug" text;--> statement-breakpoint
ALTER TABLE "clinics" ADD COLUMN "listed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "days_off" ADD COLUMN "resource_id" text;--> statement-breakpoint
ALTER TABLE "visit_kinds" ADD COLUMN "public" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "visit_kinds" ADD COLUMN "resources" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "visit_kinds" ADD COLUMN "seats" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "clinic_slugs" ADD CONSTRAINT "clinic_slugs_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resources_clinic" ON "resources" USING btree ("clinic_id","id");--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "days_off" ADD CONSTRAINT "days_off_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- safe: rows without a resource keep exactly this promise
CREATE UNIQUE INDEX "days_off_once" ON "days_off" USING btree ("clinic_id",coalesce("doctor_id", "resource_id", ''),"from_day","to_day");--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_seat_known" CHECK ("appointments"."seat" between 1 and "appointments"."seats");--> statement-breakpoint
ALTER TABLE "visit_kinds" ADD CONSTRAINT "visit_kinds_seats" CHECK ("visit_kinds"."seats" between 1 and 50);
--> statement-breakpoint
-- From here on by hand: what drizzle does not know.
-- safe: the next statement puts it back in the same transaction; rows without a session keep exactly this promise, and the
-- release before writes no session
ALTER TABLE "appointments" DROP CONSTRAINT "appointments_doctor_overlap";--> statement-breakpoint
-- safe: as above
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_doctor_overlap"
	EXCLUDE USING gist ("doctor_id" WITH =, tstzrange("start_at", "end_at") WITH &&, (coalesce("session", "id")) WITH <>)
	WHERE ("status" <> 'cancelled');--> statement-breakpoint
-- safe: the release before takes no resource
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_resource_overlap"
	EXCLUDE USING gist ("resource_id" WITH =, tstzrange("start_at", "end_at") WITH &&, (coalesce("session", "id")) WITH <>)
	WHERE ("status" <> 'cancelled' and "resource_id" is not null);--> statement-breakpoint
-- safe: the release before writes no session
CREATE UNIQUE INDEX "appointments_seat" ON "appointments" ("doctor_id", "session", "seat")
	WHERE "status" <> 'cancelled' and "session" is not null;--> statement-breakpoint
-- A day off of a room closes nothing else.
create or replace function is_day_off(clinic text, doctor text, from_at timestamptz, to_at timestamptz) returns boolean
language plpgsql volatile as $$
begin
  return exists (
    select from days_off d
    where d.clinic_id = clinic and (d.doctor_id = doctor or (d.doctor_id is null and d.resource_id is null))
      and d.end_at > from_at and d.start_at < to_at
  );
end $$;--> statement-breakpoint
-- Visits that several patients share are one visit of their day.
create or replace function broken_rule(doctor text, kind text, gone text, from_at timestamptz, to_at timestamptz,
  day_start timestamptz, day_end timestamptz, lead integer, trail integer, most integer) returns text
language plpgsql volatile as $$
begin
  if most is not null and (
    select count(distinct a.start_at) from appointments a
    where a.doctor_id = doctor and a.kind_id = kind and a.status <> 'cancelled' and a.id <> gone
      and a.start_at >= day_start and a.start_at < day_end and a.start_at <> from_at
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
