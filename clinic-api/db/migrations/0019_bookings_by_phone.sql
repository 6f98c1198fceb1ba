ALTER TABLE "text_messages" ALTER COLUMN "patient_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "public_bookings" ADD COLUMN "link_hash" text;--> statement-breakpoint
-- safe: bookings are swept, so the table never has many rows; the release before writes no hash
CREATE UNIQUE INDEX "public_bookings_link_unique" ON "public_bookings" USING btree ("link_hash");