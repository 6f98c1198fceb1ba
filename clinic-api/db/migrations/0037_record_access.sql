CREATE TABLE "break_glass" (
	"id" text PRIMARY KEY NOT NULL,
	"patient_id" text NOT NULL,
	"user_id" text NOT NULL,
	"clinic_id" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "closed_records" (
	"patient_id" text NOT NULL,
	"clinic_id" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"why" text NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "closed_records_pk" PRIMARY KEY("patient_id","clinic_id")
);
--> statement-breakpoint
ALTER TABLE "patient_clinics" ADD COLUMN "why" text DEFAULT 'registered' NOT NULL;--> statement-breakpoint
ALTER TABLE "break_glass" ADD CONSTRAINT "break_glass_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "break_glass" ADD CONSTRAINT "break_glass_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "break_glass" ADD CONSTRAINT "break_glass_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closed_records" ADD CONSTRAINT "closed_records_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closed_records" ADD CONSTRAINT "closed_records_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "break_glass_by_doctor" ON "break_glass" USING btree ("user_id","until");--> statement-breakpoint
CREATE INDEX "break_glass_by_patient" ON "break_glass" USING btree ("patient_id","at");--> statement-breakpoint
-- A booking and the link that it made were written at one instant.
update patient_clinics l set why = 'booked' where exists (
  select from appointments a
  where a.patient_id = l.patient_id and a.clinic_id = l.clinic_id and a.created_at = l.created_at);
--> statement-breakpoint
-- Whether the patient has ended the access of the clinic.
create or replace function is_closed(person text, clinic text) returns boolean language sql stable as $$
  select exists (select from closed_records r where r.patient_id = person and r.clinic_id = clinic)
$$;
--> statement-breakpoint
create or replace function forget_closed() returns trigger language plpgsql as $$
begin
  delete from closed_records where patient_id = new.patient_id and clinic_id = new.clinic_id;
  return null;
end $$;
--> statement-breakpoint
create or replace trigger patient_clinics_opened after insert on patient_clinics
for each row execute function forget_closed();
