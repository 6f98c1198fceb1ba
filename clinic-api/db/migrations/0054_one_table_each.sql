-- What is on record, the trays and the mails are one table each again. Nobody else may run meanwhile.
ALTER TABLE "audit" RENAME TO "audit_by_month";--> statement-breakpoint
create table "audit" (like "audit_by_month" including defaults);--> statement-breakpoint
insert into audit select * from audit_by_month;--> statement-breakpoint
DROP TABLE "audit_by_month";--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_pkey" PRIMARY KEY("id");--> statement-breakpoint
CREATE INDEX "audit_patient" ON "audit" USING btree ("patient_id","id");--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_entity" ON "audit" USING btree ("entity_id","id");--> statement-breakpoint
CREATE INDEX "audit_clinic" ON "audit" USING btree ("clinic_id","id");--> statement-breakpoint
create trigger audit_append_only before update or delete or truncate on audit
  for each statement execute function audit_is_append_only();--> statement-breakpoint
ALTER TABLE "notifications" RENAME TO "notifications_by_month";--> statement-breakpoint
create table "notifications" (like "notifications_by_month" including defaults);--> statement-breakpoint
insert into notifications select * from notifications_by_month;--> statement-breakpoint
DROP TABLE "notifications_by_month";--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_undo" ON "notifications" USING btree ("undo_id") WHERE "notifications"."undo_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_age" ON "notifications" USING brin ("at");--> statement-breakpoint
drop trigger if exists outbox_key_kept on outbox;--> statement-breakpoint
drop trigger if exists outbox_key_dropped on outbox;--> statement-breakpoint
drop function if exists keep_outbox_key();--> statement-breakpoint
drop function if exists drop_outbox_key();--> statement-breakpoint
drop function if exists divide_by_month(text);--> statement-breakpoint
ALTER TABLE "outbox" RENAME TO "outbox_by_month";--> statement-breakpoint
create table "outbox" (like "outbox_by_month" including defaults);--> statement-breakpoint
insert into outbox select * from outbox_by_month;--> statement-breakpoint
DROP TABLE "outbox_by_month";--> statement-breakpoint
DROP TABLE "outbox_keys";--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_pkey" PRIMARY KEY("id");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_dedupe_unique" ON "outbox" USING btree ("dedupe_key");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_attempt_at") WHERE "outbox"."sent_at" is null and "outbox"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_visit" ON "outbox" USING btree (("payload" #>> '{meeting,appointmentId}')) WHERE "outbox"."payload" ? 'meeting';--> statement-breakpoint
CREATE INDEX "outbox_undo" ON "outbox" USING btree ("undo_id") WHERE "outbox"."undo_id" is not null;--> statement-breakpoint
CREATE INDEX "outbox_failed" ON "outbox" USING btree ("failed_at") WHERE "outbox"."failed_at" is not null;
