import { expect, it } from 'vitest'
import { marked, marksIn } from './marked.ts'

const id = '01a1f934-e6d7-7232-847b-940e0cd59883'

it('marks ids, values and fields, and keeps JSON what it is', () => {
  const request = marked('127.0.0.1:1', {
    method: 'PUT',
    url: `/api/v1/patients/${id}?a=1&b=2`,
    cookies: { token: 'x', refreshToken: 'y' },
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ name: 'a*b', list: [1, { deep: 'c' }], empty: null }),
  })
  expect(request).toContain(`PUT /api/v1/patients/${id}*?a=1*&b=2* HTTP/1.1`)
  expect(request).toContain('Cookie: token=x; refreshToken=y')
  expect(request).toContain('{"name":"ab*","list":["1*",{"deep":"c*"}],"empty":null}')
  expect(marksIn(request)).toBe(6)
})
