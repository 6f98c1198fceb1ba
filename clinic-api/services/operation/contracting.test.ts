import { expect, it } from 'vitest'
import { contracting, knownMigrations, textOfMigration } from '../../db/migrate.ts'
import { contractions } from './contracting.ts'

const judged = (text: string) => contractions([{ tag: 'next', text }]).map(({ why }) => why)

it.each([
  'alter table "users" drop column "email"',
  'drop table "feeds"',
  'alter table "users" rename column "email" to "mail"',
  'alter table "users" alter column "email" set not null',
  'alter table "users" alter column "email" set data type varchar(9)',
  'alter table "users" alter column "language" drop default',
  'alter table "users" add column "x" text not null',
  'alter table "users" add constraint "few" check (char_length("email") < 9)',
  'create unique index "one" on "users" ("email")',
  'drop index "users_email_unique"',
])('%s breaks who runs beside it', (text) => expect(judged(text)).toHaveLength(1))

it.each([
  'alter table "users" add column "x" text',
  `alter table "users" add column "x" text default '' not null`,
  'alter table "users" add column "x" text; alter table "users" add constraint "short" check (char_length("users"."x") < 9)',
  'create index "quick" on "users" ("email")',
  'create table "x" ("id" text not null); alter table "x" add constraint "f" foreign key ("id") references "users"("id")',
  'create unique index "one" on "y" ("id"); create table "y" ("id" text)',
  'create or replace function f() returns void as $$ begin drop table users; end $$ language plpgsql',
  'alter index "quick" rename to "fast"',
  '-- drop table users',
])('%s leaves the version before at work', (text) => expect(judged(text)).toEqual([]))

it('judges every migration that there is', async () => {
  const tags = await knownMigrations()
  const texts = await Promise.all(tags.map(async (tag) => ({ tag, text: await textOfMigration(tag) })))
  expect(contractions(texts), 'from nothing: all tables are new').toEqual([])
  // A new one stands in `contracting` and waits; those of before there was that list had to be preceded by a stop.
  const found = texts.filter((each) => contractions([each]).length > 0).map(({ tag }) => tag)
  expect(found).toEqual(['0006_payments_taken_back', '0024_waitlist', '0028_threads', ...contracting])
})
