-- Mails by month, as what is on record, now that nobody leans on the unique index any more. Nothing where it is so already.
DROP INDEX IF EXISTS "outbox_dedupe_unique";--> statement-breakpoint
drop trigger if exists outbox_key_kept on outbox;--> statement-breakpoint
drop trigger if exists outbox_key_dropped on outbox;--> statement-breakpoint
drop function if exists keep_outbox_key();--> statement-breakpoint
drop function if exists drop_outbox_key();--> statement-breakpoint
create function divide_outbox() returns void language plpgsql as $$
begin
  if (select relkind from pg_class where oid = 'outbox'::regclass) = 'p' then return; end if;
  alter table outbox rename to outbox_before;
  alter index outbox_pkey rename to outbox_before_pkey;
  alter index outbox_due rename to outbox_before_due;
  alter index outbox_visit rename to outbox_before_visit;
  alter index outbox_undo rename to outbox_before_undo;
  create table outbox (
    like outbox_before including defaults,
    constraint outbox_pkey primary key (id)
  ) partition by range (id);
  create index outbox_due on outbox (next_attempt_at) where sent_at is null and failed_at is null;
  create index outbox_visit on outbox ((payload #>> '{meeting,appointmentId}')) where payload ? 'meeting';
  create index outbox_undo on outbox (undo_id) where undo_id is not null;
  perform divide_by_month('outbox');
end
$$;--> statement-breakpoint
select divide_outbox();--> statement-breakpoint
drop function divide_outbox();--> statement-breakpoint
drop function if exists divide_by_month(text);
