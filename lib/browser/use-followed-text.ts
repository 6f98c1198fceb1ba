import { useState } from 'react'

/** A text that follows the server's: unlike `useFollowed`, also when that returns to what it was before. */
export function useFollowedText(text: string) {
  const [held, setHeld] = useState({ text, value: text })
  if (held.text !== text) setHeld({ text, value: text })
  return [held.value, (value: string) => setHeld({ text, value })] as const
}
