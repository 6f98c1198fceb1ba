'use client'

import type { KeyboardEvent, ReactNode } from 'react'

/** Up and down move between the rows' links inside. */
export function RowKeys({ children }: { children: ReactNode }) {
  function move(event: KeyboardEvent<HTMLDivElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')]
    const visible = links.filter((link) => link.offsetParent !== null)
    const focused = visible.findIndex((link) => link.matches(':focus'))
    if (focused === -1) return
    event.preventDefault()
    visible[focused + step]?.focus()
  }
  // The keys only add a way between links that are reachable with Tab anyway.
  // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls
  return <div onKeyDown={move}>{children}</div>
}
