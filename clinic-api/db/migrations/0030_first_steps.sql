ALTER TABLE "clinics" ADD COLUMN "first_steps_dismissed_at" timestamp with time zone;--> statement-breakpoint
-- Clinics that work already need no list to begin with.
update clinics set first_steps_dismissed_at = now();
