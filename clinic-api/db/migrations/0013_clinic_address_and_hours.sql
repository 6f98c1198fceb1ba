ALTER TABLE "clinics" ADD COLUMN "street" text;--> statement-breakpoint
ALTER TABLE "clinics" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "clinics" ADD COLUMN "opening_hours" text[];