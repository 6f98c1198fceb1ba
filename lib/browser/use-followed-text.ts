import { useState } from 'react'

/**
 * A text that follows the server's: unlike `useFollowed`, also when that returns to what it was before. What is typed
 * while an answer is on its way stays, for as long as its field has the focus, of which the third of the result hears.
 */
export function useFollowedText(text: string) {
  const [held, setHeld] = useState({ text, value: text, isTyped: false })
  const [hasFocus, setFocus] = useState(false)
  if (held.text !== text) {
    const isKept = hasFocus && held.isTyped && held.value !== text
    setHeld(isKept ? { ...held, text } : { text, value: text, isTyped: false })
  }
  const change = (value: string) => setHeld({ text, value, isTyped: true })
  return [held.value, change, { onFocus: () => setFocus(true), onBlur: () => setFocus(false) }] as const
}
