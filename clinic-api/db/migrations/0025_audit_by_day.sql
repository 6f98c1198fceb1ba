DROP INDEX "audit_clinic";--> statement-breakpoint
CREATE INDEX "files_creator" ON "files" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "audit_clinic" ON "audit" USING btree ("clinic_id","at","id");