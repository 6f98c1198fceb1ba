ALTER TABLE "patients" ADD COLUMN "document_kind" text DEFAULT 'dni' NOT NULL;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "document_country" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "document_kind" text DEFAULT 'dni' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "document_country" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- safe: whatever the release before writes is a DNI, and the older index, which stays until this one is there, lets each stand once; a second at half a million patients.
CREATE UNIQUE INDEX "patients_document_unique" ON "patients" USING btree (lower("dni"),"document_kind","document_country") WHERE "patients"."document_kind" <> 'none';--> statement-breakpoint
-- safe: as above, and no clinic has many of the staff.
CREATE UNIQUE INDEX "staff_document_unique" ON "staff" USING btree (lower("dni"),"document_kind","document_country") WHERE "staff"."deleted_at" is null and "staff"."document_kind" <> 'none';--> statement-breakpoint
-- safe: the index above keeps DNIs apart, which is all that the release before relies on.
DROP INDEX "patients_dni_unique";--> statement-breakpoint
-- safe: as above.
DROP INDEX "staff_dni_unique";
