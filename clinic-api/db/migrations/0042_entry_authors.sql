ALTER TABLE "allergies" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "conditions" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "treatments" ADD COLUMN "updated_by" text;