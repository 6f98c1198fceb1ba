ALTER TABLE "idempotency_keys" ADD COLUMN "result" jsonb;--> statement-breakpoint
delete from "idempotency_keys" where "status" is null;
