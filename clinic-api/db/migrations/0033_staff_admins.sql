ALTER TABLE "staff" ADD COLUMN "is_admin" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "staff_admins" ON "staff" USING btree ("clinic_id") WHERE "staff"."is_admin" and "staff"."deleted_at" is null;--> statement-breakpoint
update staff s set is_admin = true from users u where u.id = s.user_id and 'clinicadmin' = any(u.roles);--> statement-breakpoint
create or replace function mark_admin() returns trigger language plpgsql as $$
begin
  new.is_admin := exists (select from users where id = new.user_id and 'clinicadmin' = any(roles));
  return new;
end $$;
--> statement-breakpoint
create or replace trigger staff_is_admin before insert or update of user_id on staff
for each row execute function mark_admin();
--> statement-breakpoint
create or replace function mark_admins_again() returns trigger language plpgsql as $$
begin
  update staff set is_admin = 'clinicadmin' = any(new.roles) where user_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create or replace trigger users_roles_changed after update of roles on users
for each row when (new.roles <> old.roles) execute function mark_admins_again();
--> statement-breakpoint
-- The accounts of those who run a clinic.
create or replace function clinic_admins(clinic text) returns table (user_id text) language sql stable as $$
  select s.user_id from staff s join users u on u.id = s.user_id
  where s.clinic_id = clinic and s.is_admin and s.deleted_at is null and u.deleted_at is null
$$;
