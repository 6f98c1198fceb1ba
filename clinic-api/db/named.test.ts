import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { bind, named } from './named.ts'

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
  const { sql, params } = new PgDialect().sqlToQuery(bind('select :a, :b::jsonb', { a: hostile, b: null }))
  expect(sql).toBe('select $1, $2::jsonb')
  expect(params).toEqual([hostile, null])
})

it('refuses a name that nobody gave a value', () => {
  expect(() => bind('select :missing', {})).toThrow(':missing')
})
