import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useFollowed } from './use-followed'

afterEach(cleanup)

function follow(initial: readonly string[]) {
  const { result, rerender } = renderHook((given: readonly string[]) => useFollowed(given), {
    initialProps: initial,
  })
  return {
    value: () => result.current[0],
    set: (...change: Parameters<(typeof result.current)[1]>) => act(() => result.current[1](...change)),
    rerender,
  }
}

it('keeps what was done here while the page stays as it was read', () => {
  const page = ['es']
  const { value, set, rerender } = follow(page)
  set(['en'])
  rerender(page)
  expect(value()).toEqual(['en'])
})

it('shows what others wrote once the page is read again, and changes that', () => {
  const { value, set, rerender } = follow(['es'])
  set(['en'])
  rerender(['es', 'ca'])
  expect(value()).toEqual(['es', 'ca'])
  set((before) => [...before, 'gl'])
  expect(value()).toEqual(['es', 'ca', 'gl'])
})
