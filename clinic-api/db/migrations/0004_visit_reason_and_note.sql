ALTER TABLE "appointments" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "note_by" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "note_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_reason_short" CHECK (char_length("appointments"."reason") <= 140);