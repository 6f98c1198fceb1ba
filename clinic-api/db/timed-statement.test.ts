import { expect, it } from 'vitest'
import { nameOf } from './timed-statement.ts'

it.each([
  ['select "id" from "patients" where "dni" = $1', 'select patients'],
  ['insert into "appointments" ("id") values ($1)', 'insert appointments'],
  ['UPDATE users set email = $1', 'update users'],
  ['/* from-the-browser:1 */ delete from "holds"', 'delete holds'],
  ["select pg_notify('mail', 'from garcia into lopez')", 'select'],
  ['begin', 'begin'],
])('calls %s by what it does and to which table', (text, name) => {
  expect(nameOf({ text })).toBe(name)
})

it('calls a declared statement by its name', () => {
  expect(nameOf({ name: 'find_session', text: 'select 1 from sessions' })).toBe('find_session')
})
