ALTER TABLE "appointments" ADD COLUMN "desk_note" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "arrived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_desk_note_short" CHECK (char_length("appointments"."desk_note") <= 140);--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_started_arrived" CHECK ("appointments"."started_at" is null or "appointments"."arrived_at" is not null);