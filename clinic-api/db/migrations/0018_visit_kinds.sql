CREATE TABLE "visit_kinds" (
	"id" text PRIMARY KEY NOT NULL,
	"clinic_id" text NOT NULL,
	"name_en" text NOT NULL,
	"name_es" text NOT NULL,
	"minutes" integer NOT NULL,
	"specialties" text[] NOT NULL,
	"online" boolean NOT NULL,
	"colour" text NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visit_kinds_minutes" CHECK ("visit_kinds"."minutes" between 10 and 120 and "visit_kinds"."minutes" % 5 = 0)
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "kind_id" text;--> statement-breakpoint
ALTER TABLE "visit_kinds" ADD CONSTRAINT "visit_kinds_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visit_kinds_clinic" ON "visit_kinds" USING btree ("clinic_id","id");--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_kind_id_visit_kinds_id_fk" FOREIGN KEY ("kind_id") REFERENCES "public"."visit_kinds"("id") ON DELETE no action ON UPDATE no action;