CREATE TABLE "feeds" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"what" text NOT NULL,
	"names" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_read_at" timestamp with time zone,
	CONSTRAINT "feeds_what_known" CHECK ("feeds"."what" in ('visits', 'calendar')),
	CONSTRAINT "feeds_names_known" CHECK ("feeds"."names" in ('initials', 'none'))
);
--> statement-breakpoint
CREATE TABLE "slot_holds" (
	"id" text PRIMARY KEY NOT NULL,
	"clinic_id" text NOT NULL,
	"doctor_id" text NOT NULL,
	"user_id" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"is_extended" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "slot_holds_order" CHECK ("slot_holds"."end_at" > "slot_holds"."start_at")
);
--> statement-breakpoint
ALTER TABLE "feeds" ADD CONSTRAINT "feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_doctor_id_staff_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feeds_person" ON "feeds" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "slot_holds_person" ON "slot_holds" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "slot_holds_doctor_end" ON "slot_holds" USING btree ("doctor_id","end_at");
--> statement-breakpoint
-- Volatile, so that it sees what was committed while the statement that asks waited for the doctor's row.
create or replace function is_held(doctor text, from_at timestamptz, to_at timestamptz, person text, at timestamptz) returns boolean
language plpgsql volatile as $$
begin
  return exists (
    select from slot_holds h
    where h.doctor_id = doctor and h.user_id <> person and h.expires_at > at
      and h.end_at > from_at and h.start_at < to_at
  );
end $$;
