CREATE TABLE "notification_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"ways" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"quiet_from" text DEFAULT '00:00' NOT NULL,
	"quiet_to" text DEFAULT '00:00' NOT NULL,
	"time_zone" text DEFAULT 'Europe/Madrid' NOT NULL,
	"is_summary_on" boolean DEFAULT false NOT NULL,
	"summary_day" date,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"facts" jsonb NOT NULL,
	"undo_id" text,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_settings_summary" ON "notification_settings" USING btree ("summary_day") WHERE "notification_settings"."is_summary_on";--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_undo" ON "notifications" USING btree ("undo_id") WHERE "notifications"."undo_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_age" ON "notifications" USING brin ("at");--> statement-breakpoint
-- The accounts of those who run a clinic.
create or replace function clinic_admins(clinic text) returns table (user_id text) language sql stable as $$
  select s.user_id from staff s join users u on u.id = s.user_id
  where s.clinic_id = clinic and s.deleted_at is null and u.deleted_at is null and 'clinicadmin' = any(u.roles)
$$;
