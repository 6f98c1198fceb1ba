ALTER TABLE "clinics" ADD COLUMN "island" text;--> statement-breakpoint
ALTER TABLE "clinics" ADD COLUMN "local_holidays" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "workshift_series" ADD COLUMN "parity" text;--> statement-breakpoint
ALTER TABLE "workshift_series" ADD CONSTRAINT "workshift_series_parity" CHECK ("workshift_series"."parity" in ('even', 'odd'));