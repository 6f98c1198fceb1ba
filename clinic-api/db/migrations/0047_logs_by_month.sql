-- What is on record and what the trays show, by month: the time in an id says in which partition a row lies
-- (db/months.ts). What is there already becomes the first partition as it is, up to the end of the month. Meanwhile
-- nobody writes: one index of audit is built, and both tables are read once. The version before works on.
create or replace function divide_by_month(parent text) returns void language plpgsql as $$
declare
  before_it text := parent || '_before';
  after_it text := parent || '_after';
  digits text := lpad(to_hex((extract(epoch from
    date_trunc('month', now() at time zone 'UTC') + interval '1 month') * 1000)::bigint), 12, '0');
  bound text := left(digits, 8) || '-' || substr(digits, 9) || '-7000-8000-000000000000';
  granted record;
begin
  execute format('create table %I partition of %I for values from (%L) to (maxvalue)', after_it, parent, bound);
  -- Ids of another clock, or of none.
  execute format('alter table %I disable trigger user', before_it);
  execute format('with ahead as (delete from %I where id >= %L returning *) insert into %I select * from ahead',
    before_it, bound, after_it);
  execute format('alter table %I enable trigger user', before_it);
  execute format('alter table %I attach partition %I for values from (minvalue) to (%L)', parent, before_it, bound);
  -- The program's role goes on through the table, and no more past it.
  for granted in
    select acl.privilege_type as may, r.rolname as role from pg_class c, aclexplode(c.relacl) acl
    join pg_roles r on r.oid = acl.grantee where c.oid = before_it::regclass and acl.grantee <> c.relowner
  loop
    execute format('grant %s on %I to %I', granted.may, parent, granted.role);
    execute format('revoke %s on %I from %I', granted.may, before_it, granted.role);
  end loop;
end
$$;
--> statement-breakpoint
DROP INDEX "notifications_age";--> statement-breakpoint
ALTER TABLE "notifications" RENAME TO "notifications_before";--> statement-breakpoint
ALTER INDEX "notifications_user_id_id_pk" RENAME TO "notifications_before_pk";--> statement-breakpoint
ALTER INDEX "notifications_unread" RENAME TO "notifications_before_unread";--> statement-breakpoint
ALTER INDEX "notifications_undo" RENAME TO "notifications_before_undo";--> statement-breakpoint
CREATE TABLE "notifications" (
	LIKE "notifications_before" INCLUDING DEFAULTS,
	CONSTRAINT "notifications_user_id_id_pk" PRIMARY KEY("user_id","id")
) PARTITION BY RANGE ("id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_undo" ON "notifications" USING btree ("undo_id") WHERE "undo_id" is not null;--> statement-breakpoint
select divide_by_month('notifications');--> statement-breakpoint
DROP INDEX "audit_clinic";--> statement-breakpoint
ALTER TABLE "audit" RENAME TO "audit_before";--> statement-breakpoint
ALTER INDEX "audit_pkey" RENAME TO "audit_before_pkey";--> statement-breakpoint
ALTER INDEX "audit_patient" RENAME TO "audit_before_patient";--> statement-breakpoint
ALTER INDEX "audit_actor" RENAME TO "audit_before_actor";--> statement-breakpoint
ALTER INDEX "audit_entity" RENAME TO "audit_before_entity";--> statement-breakpoint
CREATE TABLE "audit" (
	LIKE "audit_before" INCLUDING DEFAULTS,
	CONSTRAINT "audit_pkey" PRIMARY KEY("id")
) PARTITION BY RANGE ("id");--> statement-breakpoint
CREATE INDEX "audit_patient" ON "audit" USING btree ("patient_id","id");--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_entity" ON "audit" USING btree ("entity_id","id");--> statement-breakpoint
CREATE INDEX "audit_clinic" ON "audit" USING btree ("clinic_id","id");--> statement-breakpoint
select divide_by_month('audit');--> statement-breakpoint
-- A statement that names a partition meets the trigger of that one alone: each has its own.
create trigger audit_append_only before update or delete or truncate on audit
  for each statement execute function audit_is_append_only();--> statement-breakpoint
create trigger audit_append_only before update or delete or truncate on audit_after
  for each statement execute function audit_is_append_only();
