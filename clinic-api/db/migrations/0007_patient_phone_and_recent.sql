ALTER TABLE "patient_clinics" ADD COLUMN "recent_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "recent_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "patient_clinics_by_recent" ON "patient_clinics" USING btree ("clinic_id","recent_at","patient_id");--> statement-breakpoint
CREATE INDEX "patient_clinics_by_status_recent" ON "patient_clinics" USING btree ("clinic_id","status","recent_at","patient_id");--> statement-breakpoint
CREATE INDEX "patients_by_recent" ON "patients" USING btree ("recent_at","id");--> statement-breakpoint
CREATE INDEX "patients_by_status_recent" ON "patients" USING btree ("status","recent_at","id");--> statement-breakpoint
UPDATE "patients" p SET "search" = p."search" || ' ' || lower(u."email"), "recent_at" = greatest(p."created_at", (
	SELECT max(a."start_at") FROM "appointments" a
	WHERE a."patient_id" = p."id" AND a."start_at" <= now() AND a."status" IN ('completed', 'pending')
)) FROM "users" u WHERE u."id" = p."user_id";--> statement-breakpoint
UPDATE "patient_clinics" l SET "recent_at" = greatest(l."created_at", (
	SELECT max(a."start_at") FROM "appointments" a
	WHERE a."patient_id" = l."patient_id" AND a."clinic_id" = l."clinic_id" AND a."start_at" <= now()
		AND a."status" IN ('completed', 'pending')
));
