-- No index can say of all months that a key is there once: the keys of mails move to a table of their own. Programs of the
-- version before know only the unique index of outbox. Triggers keep both alike until 0050_outbox_divided takes it away.
CREATE TABLE "outbox_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "outbox_keys_age" ON "outbox_keys" USING brin ("created_at");--> statement-breakpoint
-- Nobody may write between the copy of the keys and the triggers.
lock table outbox in share row exclusive mode;--> statement-breakpoint
insert into outbox_keys (key, created_at)
  select dedupe_key, created_at from outbox where dedupe_key is not null order by created_at;--> statement-breakpoint
-- As their owner: the version before was granted nothing here.
create or replace function keep_outbox_key() returns trigger language plpgsql
security definer set search_path from current as $$
begin
  insert into outbox_keys (key, created_at) values (new.dedupe_key, new.created_at) on conflict do nothing;
  return new;
end
$$;--> statement-breakpoint
create or replace function drop_outbox_key() returns trigger language plpgsql
security definer set search_path from current as $$
begin
  delete from outbox_keys where key = old.dedupe_key;
  return null;
end
$$;--> statement-breakpoint
-- The key comes first, as this version writes it: two who put in the same one wait for each other and never in a ring.
create trigger outbox_key_kept before insert on outbox
  for each row when (new.dedupe_key is not null) execute function keep_outbox_key();--> statement-breakpoint
create trigger outbox_key_dropped after delete on outbox
  for each row when (old.dedupe_key is not null) execute function drop_outbox_key();
