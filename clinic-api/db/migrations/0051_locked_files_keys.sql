ALTER TABLE "locked_files" ADD COLUMN "original_key" text;--> statement-breakpoint
ALTER TABLE "locked_files" ADD COLUMN "sealed_key" text;