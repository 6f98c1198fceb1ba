ALTER TABLE "payments" ADD COLUMN "add_on" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "units" integer DEFAULT 1 NOT NULL;