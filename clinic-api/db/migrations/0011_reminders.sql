CREATE TABLE "clinic_reminders" (
	"clinic_id" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"hours_before" integer[] NOT NULL,
	"quiet_from" text NOT NULL,
	"quiet_to" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"id" text PRIMARY KEY NOT NULL,
	"appointment_id" text NOT NULL,
	"hours_before" integer NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	CONSTRAINT "reminders_state_known" CHECK ("reminders"."state" in ('planned', 'queued', 'dropped'))
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "reminders" text DEFAULT 'email' NOT NULL;--> statement-breakpoint
ALTER TABLE "clinic_reminders" ADD CONSTRAINT "clinic_reminders_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reminders_once" ON "reminders" USING btree ("appointment_id","start_at","hours_before");--> statement-breakpoint
CREATE INDEX "reminders_due" ON "reminders" USING btree ("due_at") WHERE "reminders"."state" = 'planned';--> statement-breakpoint
CREATE INDEX "outbox_visit" ON "outbox" USING btree (("payload" #>> '{meeting,appointmentId}')) WHERE "outbox"."payload" ? 'meeting';--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_reminders_known" CHECK ("users"."reminders" in ('none', 'email'));