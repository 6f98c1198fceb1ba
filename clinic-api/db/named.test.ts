import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import type { Reader } from './client.ts'
import { named, numbered, runNamed } from './named.ts'

it('gives each name one place, in the order of their first use, and leaves casts and slices alone', () => {
  const text = "select :start::timestamptz, attempts[1:2], '07:00', :end where a < :start"
  expect(named('example', text)).toEqual({
    name: 'example',
    names: ['start', 'end'],
    text: "select $1::timestamptz, attempts[1:2], '07:00', $2 where a < $1",
  })
})

it('binds values as parameters, never as text', () => {
  const hostile = "'; drop table users; --"
  const text = 'select :a, :b::jsonb, :a'
  const { sql, params } = new PgDialect().sqlToQuery(numbered(named('example', text).text, [hostile, null]))
  expect(sql).toBe('select $1, $2::jsonb, $3')
  expect(params).toEqual([hostile, null, hostile])
})

it('refuses a name that nobody gave a value', async () => {
  const nowhere = { execute: () => Promise.reject(new Error('nothing is asked')) } as unknown as Reader
  await expect(runNamed(nowhere, named('example', 'select :missing'), {})).rejects.toThrow(':missing')
})
