CREATE TABLE "name_words" (
	"word" text PRIMARY KEY NOT NULL,
	"slips" text[] NOT NULL
);
--> statement-breakpoint
CREATE INDEX "name_words_slips" ON "name_words" USING gin ("slips");--> statement-breakpoint
create or replace function slips_of(word text) returns text[] language sql immutable as $$
  select array_agg(left(word, at - 1) || substr(word, at + 1)) || word from generate_series(1, length(word)) at
$$;--> statement-breakpoint
-- In one order, so that two registrations at a time never wait for each other in a circle.
create or replace function add_name_words(names text[]) returns void language sql as $$
  insert into name_words
    select word, slips_of(word)
    from (select distinct regexp_split_to_table(name, E'[ \\x1f''.-]+') word from unnest(names) name) w
    where length(word) > 3 order by word
  on conflict do nothing
$$;--> statement-breakpoint
create or replace function name_words_of_added() returns trigger language plpgsql as $$
begin
  perform add_name_words(array(select sort_name::text from added));
  return null;
end
$$;--> statement-breakpoint
create or replace function name_words_of_renamed() returns trigger language plpgsql as $$
begin
  perform add_name_words(array[new.sort_name::text]);
  return null;
end
$$;--> statement-breakpoint
create trigger name_words_added after insert on patients
  referencing new table as added for each statement execute function name_words_of_added();--> statement-breakpoint
create trigger name_words_renamed after update of sort_name on patients
  for each row when (old.sort_name <> new.sort_name) execute function name_words_of_renamed();--> statement-breakpoint
select add_name_words(array(select sort_name::text from patients));
