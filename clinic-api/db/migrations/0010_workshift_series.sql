CREATE TABLE "workshift_series" (
	"id" text PRIMARY KEY NOT NULL,
	"doctor_id" text NOT NULL,
	"clinic_id" text NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"every_weeks" integer NOT NULL,
	"hours" jsonb NOT NULL,
	"except" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "workshift_series_weeks" CHECK ("workshift_series"."every_weeks" between 1 and 4)
);
--> statement-breakpoint
ALTER TABLE "workshifts" ADD COLUMN "series_id" text;--> statement-breakpoint
ALTER TABLE "workshift_series" ADD CONSTRAINT "workshift_series_doctor_id_staff_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workshift_series" ADD CONSTRAINT "workshift_series_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "workshift_series_doctor" ON "workshift_series" USING btree ("doctor_id","from_day");--> statement-breakpoint
ALTER TABLE "workshifts" ADD CONSTRAINT "workshifts_series_id_workshift_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."workshift_series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "workshifts_series" ON "workshifts" USING btree ("series_id","start_at");