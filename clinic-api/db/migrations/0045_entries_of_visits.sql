ALTER TABLE "conditions" ADD COLUMN "visit_id" text;--> statement-breakpoint
ALTER TABLE "treatments" ADD COLUMN "visit_id" text;--> statement-breakpoint
ALTER TABLE "conditions" ADD CONSTRAINT "conditions_visit_id_appointments_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treatments" ADD CONSTRAINT "treatments_visit_id_appointments_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conditions_visit" ON "conditions" USING btree ("visit_id") WHERE "conditions"."visit_id" is not null;--> statement-breakpoint
CREATE INDEX "treatments_visit" ON "treatments" USING btree ("visit_id") WHERE "treatments"."visit_id" is not null;