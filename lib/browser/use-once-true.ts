'use client'

import { useState } from 'react'

/** True since the first render with `condition`, so that what was opened can also close with its animation. */
export function useOnceTrue(condition: boolean): boolean {
  const [seen, setSeen] = useState(condition)
  if (condition && !seen) setSeen(true)
  return seen || condition
}
