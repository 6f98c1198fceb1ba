ALTER TABLE "clinics" ADD COLUMN "staff_second_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "clinics" ADD COLUMN "strict_passwords" boolean DEFAULT false NOT NULL;