'use client'

import { type ReactNode, useState } from 'react'

interface OpeningFoldProps {
  open: boolean
  children: ReactNode
}

/** Details that `open` opens and only a press shuts: the field whose choice was taken back has the focus inside. */
export function OpeningFold({ open, children }: OpeningFoldProps) {
  const [wasOpened, setOpened] = useState(open)
  if (open && !wasOpened) setOpened(true)
  return <details open={wasOpened}>{children}</details>
}
