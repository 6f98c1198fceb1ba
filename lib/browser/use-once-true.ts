'use client'

import { useState } from 'react'

/** True from the first render on that `condition` held, so that what opened once can also close with its motion. */
export function useOnceTrue(condition: boolean): boolean {
  const [seen, setSeen] = useState(condition)
  if (condition && !seen) setSeen(true)
  return seen || condition
}
