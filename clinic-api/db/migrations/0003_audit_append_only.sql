CREATE INDEX "audit_clinic" ON "audit" USING btree ("clinic_id","id");--> statement-breakpoint
create or replace function audit_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'What is on record is neither changed nor removed' using errcode = '42501';
end
$$;--> statement-breakpoint
create trigger audit_append_only before update or delete or truncate on audit
  for each statement execute function audit_is_append_only();
