import { useState } from 'react'

/** State that begins anew whenever the page is read again and hands over what it begins with. */
export function useFollowed<Value>(initial: Value): [Value, (value: Value) => void] {
  const [held, setHeld] = useState({ initial, value: initial })
  const value = held.initial === initial ? held.value : initial
  return [value, (next) => setHeld({ initial, value: next })]
}
