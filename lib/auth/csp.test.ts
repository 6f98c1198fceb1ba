import { expect, it } from 'vitest'
import { pagePolicy } from './csp'

const ancestorsOf = (framedBy?: string[] | null) =>
  /frame-ancestors ([^;]*)/.exec(pagePolicy('n', { development: false, ...(framedBy && { framedBy }) }))?.[1]

it.each([
  [undefined, "'none'"],
  [null, "'none'"],
  [[], "'self'"],
  [['https://www.clinic.example'], "'self' https://www.clinic.example"],
])('a page that %s may frame says so', (framedBy, said) => {
  expect(ancestorsOf(framedBy)).toBe(said)
})
