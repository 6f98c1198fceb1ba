CREATE TABLE "member_invitations" (
	"membership_id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"surname" text NOT NULL,
	"dni" text,
	"document_kind" text,
	"document_country" text,
	"specialty" text,
	"language" text NOT NULL,
	"token_hash" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" text PRIMARY KEY NOT NULL,
	"clinic_id" text NOT NULL,
	"staff_id" text,
	"roles" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "memberships_roles_known" CHECK ("memberships"."roles" <@ array['doctor','clinicadmin','receptionist','nurse','auditor'])
);
--> statement-breakpoint
ALTER TABLE "clinics" ADD COLUMN "group_id" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "clinic_id" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "patient_id" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "last_clinic_id" text;--> statement-breakpoint
ALTER TABLE "member_invitations" ADD CONSTRAINT "member_invitations_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "member_invitations_token" ON "member_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "member_invitations_email" ON "member_invitations" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "member_invitations_expires" ON "member_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_staff" ON "memberships" USING btree ("staff_id","clinic_id");--> statement-breakpoint
CREATE INDEX "memberships_clinic" ON "memberships" USING btree ("clinic_id");--> statement-breakpoint
-- The staff of each clinic under the columns that `staff` has; whoever is no doctor there has no specialty there.
create or replace view clinic_staff as
  select s.id, s.user_id, m.clinic_id, s.name, s.surname, s.dni, s.document_kind, s.document_country,
    case when 'doctor' = any(m.roles) then s.specialty end as specialty, m.roles,
    'clinicadmin' = any(m.roles) as is_admin, 'auditor' = any(m.roles) as is_auditor,
    m.created_at, s.updated_at, coalesce(s.deleted_at, m.ended_at) as deleted_at
  from memberships m join staff s on s.id = m.staff_id;--> statement-breakpoint
-- What the clinic of a person's first membership gave them, as the release before keeps it with the account.
create or replace function roles_at_work(account text[], is_auditor boolean) returns text[] language sql immutable as $$
  select array(select r from unnest(account) r where r in ('doctor', 'clinicadmin')) ||
    case when is_auditor then array['auditor'] else array[]::text[] end
$$;--> statement-breakpoint
insert into memberships (id, clinic_id, staff_id, roles, created_at, updated_at, ended_at)
  select gen_random_uuid()::text, s.clinic_id, s.id, roles_at_work(u.roles, s.is_auditor), s.created_at, s.updated_at, s.deleted_at
  from staff s join users u on u.id = s.user_id where s.clinic_id is not null;--> statement-breakpoint
-- What the release before writes into `staff` and `users` becomes a membership. Nothing here answers another trigger.
create or replace function keep_membership() returns trigger language plpgsql as $$
declare given text[];
begin
  if new.deleted_at is not null then
    update memberships set ended_at = new.deleted_at, updated_at = new.updated_at where staff_id = new.id and ended_at is null;
  elsif new.clinic_id is not null then
    select roles_at_work(u.roles, new.is_auditor) into given from users u where u.id = new.user_id;
    insert into memberships as m (id, clinic_id, staff_id, roles, created_at, updated_at)
      values (gen_random_uuid()::text, new.clinic_id, new.id, given, new.updated_at, new.updated_at)
      on conflict (staff_id, clinic_id) do update set updated_at = new.updated_at, ended_at = null,
        roles = given || array(select r from unnest(m.roles) r where r not in ('doctor', 'clinicadmin', 'auditor'));
  end if;
  return null;
end $$;--> statement-breakpoint
create or replace trigger staff_membership after insert or update of clinic_id, is_auditor, deleted_at on staff
for each row when (pg_trigger_depth() = 0) execute function keep_membership();--> statement-breakpoint
create or replace function keep_member_roles() returns trigger language plpgsql as $$
begin
  update memberships m set updated_at = new.updated_at,
      roles = roles_at_work(new.roles, s.is_auditor) ||
        array(select r from unnest(m.roles) r where r not in ('doctor', 'clinicadmin', 'auditor'))
    from staff s
    where s.user_id = new.id and m.staff_id = s.id and m.clinic_id = s.clinic_id and m.ended_at is null;
  return null;
end $$;--> statement-breakpoint
create or replace trigger users_member_roles after update of roles on users
for each row when (new.roles <> old.roles and pg_trigger_depth() = 0) execute function keep_member_roles();--> statement-breakpoint
-- The other way round: account and `staff` say what the first clinic's membership says. Once it has ended, that is the
-- oldest of those that go on.
create or replace function show_first_membership() returns trigger language plpgsql as $$
declare
  person staff;
  first memberships;
begin
  select * into person from staff where id = new.staff_id and deleted_at is null;
  if person.id is null then return null; end if;
  select * into first from memberships m where m.staff_id = person.id and m.ended_at is null
    order by m.clinic_id = person.clinic_id desc nulls last, m.created_at, m.id limit 1;
  update users u set updated_at = new.updated_at,
      roles = array(select r from unnest(u.roles) r where r not in ('doctor', 'clinicadmin')) ||
        array(select r from unnest(first.roles) r where r in ('doctor', 'clinicadmin'))
    where u.id = person.user_id;
  update staff set clinic_id = first.clinic_id, is_auditor = coalesce('auditor' = any(first.roles), false),
      updated_at = new.updated_at
    where id = person.id;
  return null;
end $$;--> statement-breakpoint
create or replace trigger memberships_shown after insert or update of staff_id, roles, ended_at on memberships
for each row when (pg_trigger_depth() = 0 and new.staff_id is not null) execute function show_first_membership();--> statement-breakpoint
create or replace function note_day_on() returns trigger language plpgsql as $$
begin
  perform note_freed(s.clinic_id, s.id, old.start_at, old.end_at) from clinic_staff s
  where s.clinic_id = old.clinic_id and (old.doctor_id is null or s.id = old.doctor_id)
    and s.deleted_at is null and s.specialty is not null and is_waited_for(s.clinic_id);
  return null;
end $$;--> statement-breakpoint
create or replace function clinic_admins(clinic text) returns table (user_id text) language sql stable as $$
  select s.user_id from memberships m join staff s on s.id = m.staff_id join users u on u.id = s.user_id
  where m.clinic_id = clinic and 'clinicadmin' = any(m.roles) and m.ended_at is null and s.deleted_at is null
    and u.deleted_at is null
$$;
