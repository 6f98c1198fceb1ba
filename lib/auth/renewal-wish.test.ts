import { expect, it } from 'vitest'
import { hasWish, withoutWish, withWish } from './renewal-wish'

it.each(['/app', '/app/patients?q=a', '/app/patients?q=a%26b&sort=-name', '/app/staff/x?renew=1'])(
  'a wish for new tokens leaves the address %s as it was',
  (path) => {
    expect(hasWish(path)).toBe(false)
    expect(hasWish(withWish(path))).toBe(true)
    expect(withoutWish(withWish(path))).toBe(path)
    expect(withoutWish(path)).toBe(path)
  },
)
