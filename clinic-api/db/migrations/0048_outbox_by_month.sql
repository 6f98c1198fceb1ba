-- Mails by month, as what is on record. No index can say of all months that a key is there once: the keys move to a
-- table of their own. The version before leans on that index in every write that queues a mail: stop it first.
CREATE TABLE "outbox_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "outbox_keys_age" ON "outbox_keys" USING brin ("created_at");--> statement-breakpoint
insert into outbox_keys (key, created_at)
  select dedupe_key, created_at from outbox where dedupe_key is not null order by created_at;--> statement-breakpoint
DROP INDEX "outbox_dedupe_unique";--> statement-breakpoint
ALTER TABLE "outbox" RENAME TO "outbox_before";--> statement-breakpoint
ALTER INDEX "outbox_pkey" RENAME TO "outbox_before_pkey";--> statement-breakpoint
ALTER INDEX "outbox_due" RENAME TO "outbox_before_due";--> statement-breakpoint
ALTER INDEX "outbox_visit" RENAME TO "outbox_before_visit";--> statement-breakpoint
ALTER INDEX "outbox_undo" RENAME TO "outbox_before_undo";--> statement-breakpoint
CREATE TABLE "outbox" (
	LIKE "outbox_before" INCLUDING DEFAULTS,
	CONSTRAINT "outbox_pkey" PRIMARY KEY("id")
) PARTITION BY RANGE ("id");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_attempt_at") WHERE "sent_at" is null and "failed_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_visit" ON "outbox" USING btree (("payload" #>> '{meeting,appointmentId}')) WHERE "payload" ? 'meeting';--> statement-breakpoint
CREATE INDEX "outbox_undo" ON "outbox" USING btree ("undo_id") WHERE "undo_id" is not null;--> statement-breakpoint
select divide_by_month('outbox');--> statement-breakpoint
drop function divide_by_month(text);
