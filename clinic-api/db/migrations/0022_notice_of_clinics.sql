ALTER TABLE "clinics" ADD COLUMN "notice_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- safe: one short row for each clinic
ALTER TABLE "clinics" ADD CONSTRAINT "clinics_notice_minutes" CHECK ("clinics"."notice_minutes" between 0 and 20160);
