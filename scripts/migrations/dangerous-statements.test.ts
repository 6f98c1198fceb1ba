import { expect, it } from 'vitest'
import { knownMigrations, textOfMigration } from '../../clinic-api/db/baseline.ts'
import { dangerousStatements, sentenceOf } from './dangerous-statements.ts'

const judged = (text: string) => dangerousStatements({ tag: 'next', text })

it.each([
  'alter table "users" drop column "email"',
  'drop table "feeds"',
  'truncate "feeds"',
  'alter table "users" rename column "email" to "mail"',
  'alter table "users" alter column "email" set not null',
  'alter table "users" alter column "email" set data type varchar(9)',
  'alter table "users" alter column "language" drop default',
  'alter table "users" add column "x" text not null',
  'alter table "users" add constraint "few" check (char_length("email") < 9)',
  'alter table "users" drop constraint "few"',
  'create unique index "one" on "users" ("email")',
  'drop index "users_email_unique"',
])('%s breaks the release before', (text) => {
  const [danger, ...others] = judged(text)
  expect(danger?.why).toContain('the release before')
  expect(others).toEqual([])
})

it.each([
  ['create index "quick" on "users" ("email")', 'nobody can write'],
  ['alter table "users" add column "x" text;\ncreate index "quick" on "users" ("x")', 'nobody can write'],
  ['create index concurrently "quick" on "users" ("email")', 'one transaction'],
  ['update "users" set "email" = lower("email")', 'stay locked'],
  ['delete from "users"', 'stay locked'],
  ['lock table "users" in share mode', 'everybody waits'],
  [
    'alter table "users" add column "x" uuid default gen_random_uuid() not null',
    'every row is written again',
  ],
])('%s makes people wait', (text, why) => {
  expect(judged(text).map((danger) => danger.why)).toEqual([expect.stringContaining(why)])
})

it.each([
  'alter table "users" add column "x" text',
  `alter table "users" add column "x" text default '' not null`,
  'alter table "users" add column "x" text; alter table "users" add constraint "short" check (char_length("users"."x") < 9)',
  'create table "x" ("id" text not null); alter table "x" add constraint "f" foreign key ("id") references "users"("id")',
  'create unique index "one" on "y" ("id"); create table "y" ("id" text)',
  'create table "y" ("id" text);--> statement-breakpoint\ncreate index "quick" on "y" ("id")',
  'create or replace function f() returns void as $$ begin drop table users; end $$ language plpgsql',
  'alter index "quick" rename to "fast"',
  '-- drop table users',
  '-- safe: nothing has read it since 1.1.0\ndrop table "feeds"',
])('%s does no harm', (text) => expect(judged(text)).toEqual([]))

it('takes a reason for the statement below it alone', () => {
  const text =
    '-- safe: nothing has read it since 1.1.0\ndrop table "feeds";--> statement-breakpoint\ndrop table "users"'
  expect(judged(text).map(({ statement }) => statement)).toEqual(['drop table "users"'])
  expect(judged('-- safe:\ndrop table "feeds"')).toHaveLength(1)
})

it('says what to do about it', () => {
  const [danger] = judged('alter table "users" add column "x" text not null')
  expect(danger && sentenceOf(danger)).toBe(
    'next: alter table "users" add column "x" text not null: the release before puts nothing there, and older rows have ' +
      'nothing there. To mend it: give it a default. If it does no harm here, say why in a line above it: -- safe: …',
  )
})

it('no migration after the baseline is dangerous', async () => {
  const [, ...tags] = await knownMigrations()
  const found = await Promise.all(
    tags.map(async (tag) => dangerousStatements({ tag, text: await textOfMigration(tag) })),
  )
  expect(found.flat().map(sentenceOf)).toEqual([])
})
