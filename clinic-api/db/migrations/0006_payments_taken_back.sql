ALTER TABLE "payments" DROP CONSTRAINT "payments_status_known";--> statement-breakpoint
ALTER TABLE "clinics" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "intent" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "intent" text;--> statement-breakpoint
CREATE INDEX "payment_events_intent" ON "payment_events" USING btree ("intent");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_intent_unique" ON "payments" USING btree ("provider","intent");--> statement-breakpoint
update "payments" set "status" = 'cancelled' where "status" = 'pending' and "id" not in
  (select distinct on ("clinic_id") "id" from "payments" where "status" = 'pending' order by "clinic_id", "created_at" desc, "id" desc);--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("clinic_id") WHERE "payments"."status" = 'pending';--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_status_known" CHECK ("payments"."status" in ('pending', 'paid', 'failed', 'cancelled', 'refunded', 'disputed'));