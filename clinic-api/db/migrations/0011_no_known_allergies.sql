ALTER TABLE "histories" ADD COLUMN "no_allergies_asked" date;--> statement-breakpoint
ALTER TABLE "histories" ADD COLUMN "no_allergies_by" text;--> statement-breakpoint
ALTER TABLE "histories" ADD COLUMN "no_allergies_at" timestamp with time zone;