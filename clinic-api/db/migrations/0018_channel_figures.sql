-- A reminder by text counts once it has gone out, and no longer when it failed after all.
create or replace function counts_as_sent(state text) returns boolean language sql immutable as $$
  select state in ('sent', 'delivered', 'answered')
$$;--> statement-breakpoint
create or replace trigger text_messages_mark_changed after update of state on text_messages
for each row when (new.kind = 'visit-reminder' and counts_as_sent(old.state) <> counts_as_sent(new.state))
execute function mark_day_of_visit();--> statement-breakpoint
create or replace trigger text_messages_mark_deleted after delete on text_messages
for each row when (old.kind = 'visit-reminder' and counts_as_sent(old.state)) execute function mark_day_of_visit();--> statement-breakpoint
-- The sums have a new figure: all days are summed up again.
-- safe: one short row for each clinic, which a job alone writes.
delete from insight_spans;
