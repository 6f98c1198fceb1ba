import { expect, it } from 'vitest'
import { followLoopback } from './loopback.ts'

it.each([
  ['http://localhost:3000/success', '127.0.0.1:3000', 'http://127.0.0.1:3000/success'],
  ['http://127.0.0.1:4000/a?b=c', 'localhost:3000', 'http://localhost:4000/a?b=c'],
  ['http://localhost:3000/success', 'localhost:3000', 'http://localhost:3000/success'],
  ['http://localhost:3000/success', 'evil.example', 'http://localhost:3000/success'],
  ['https://clinic.example/success', '127.0.0.1:3000', 'https://clinic.example/success'],
  ['http://localhost:3000/success', 'not a host', 'http://localhost:3000/success'],
  ['http://localhost:3000/success', null, 'http://localhost:3000/success'],
])('%s reached by %s is %s', (url, host, expected) => {
  expect(followLoopback(url, host)).toBe(expected)
})
