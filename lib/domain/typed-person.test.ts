import { expect, it } from 'vitest'
import { typedPerson } from './typed-person'

it.each([
  ['', {}],
  ['  ', {}],
  ['Ana', { name: 'Ana' }],
  [' Ana   García  López ', { name: 'Ana', surname: 'García López' }],
  ['ana@example.test', { email: 'ana@example.test' }],
  ['12345678z', { dni: '12345678Z' }],
  ['1234', { dni: '1234' }],
  ['600 123 456', {}],
  ['A', { name: 'A' }],
])('%j says %j', (typed, expected) => {
  expect(typedPerson(typed)).toEqual(expected)
})
