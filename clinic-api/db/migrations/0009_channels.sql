CREATE TABLE "channel_events" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clinic_channels" (
	"clinic_id" text PRIMARY KEY NOT NULL,
	"channel_order" text[] NOT NULL,
	"cap_cents" integer,
	"sms_price" double precision NOT NULL,
	"whatsapp_price" double precision NOT NULL,
	"sms_sender" text,
	"whatsapp_sender" text,
	"told_of" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "text_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"clinic_id" text NOT NULL,
	"patient_id" text NOT NULL,
	"appointment_id" text,
	"recipient" text NOT NULL,
	"sender" text NOT NULL,
	"payload" jsonb NOT NULL,
	"tried" text[] DEFAULT '{}' NOT NULL,
	"dedupe_key" text,
	"link_hash" text,
	"link_version" integer,
	"start_at" timestamp with time zone,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"last_error" text,
	"provider_ref" text,
	"cost" double precision DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "text_messages_channel_known" CHECK ("text_messages"."channel" in ('sms', 'whatsapp')),
	CONSTRAINT "text_messages_state_known" CHECK ("text_messages"."state" in ('queued', 'sent', 'delivered', 'failed', 'answered', 'dropped'))
);
--> statement-breakpoint
-- safe: made again below, with two kinds more
ALTER TABLE "consents" DROP CONSTRAINT "consents_kind_known";--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "asked_by" text;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "verified_phone" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "reminds_by" text;--> statement-breakpoint
ALTER TABLE "clinic_channels" ADD CONSTRAINT "clinic_channels_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_messages" ADD CONSTRAINT "text_messages_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_messages" ADD CONSTRAINT "text_messages_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_messages" ADD CONSTRAINT "text_messages_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "text_messages_dedupe_unique" ON "text_messages" USING btree ("dedupe_key");--> statement-breakpoint
CREATE UNIQUE INDEX "text_messages_link_unique" ON "text_messages" USING btree ("link_hash");--> statement-breakpoint
CREATE INDEX "text_messages_ref" ON "text_messages" USING btree ("provider_ref") WHERE "text_messages"."provider_ref" is not null;--> statement-breakpoint
CREATE INDEX "text_messages_due" ON "text_messages" USING btree ("next_attempt_at") WHERE "text_messages"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "text_messages_visit" ON "text_messages" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "text_messages_patient" ON "text_messages" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "text_messages_recipient" ON "text_messages" USING btree ("recipient","created_at");--> statement-breakpoint
CREATE INDEX "text_messages_month" ON "text_messages" USING btree ("clinic_id","created_at");--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- safe: it allows all that the release before writes
ALTER TABLE "consents" ADD CONSTRAINT "consents_kind_known" CHECK ("consents"."kind" in ('bookings', 'reminders', 'sharing', 'sms', 'whatsapp'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_reminds_by_known" CHECK ("users"."reminds_by" in ('email', 'sms', 'whatsapp'));