import { type SetStateAction, useCallback, useState } from 'react'

/**
 * State that begins with what the server gave the page, and begins anew whenever the page is read again: an island that
 * writes follows the others who write, too.
 */
export function useFollowed<Value>(initial: Value) {
  const [held, setHeld] = useState({ initial, value: initial })
  const valueIn = (state: typeof held) => (state.initial === initial ? state.value : initial)
  const set = useCallback(
    (change: SetStateAction<Value>) =>
      setHeld((state) => {
        const before = state.initial === initial ? state.value : initial
        // A value that is a function itself would be called: none is held here.
        const value = typeof change === 'function' ? (change as (before: Value) => Value)(before) : change
        return { initial, value }
      }),
    [initial],
  )
  return [valueIn(held), set] as const
}
