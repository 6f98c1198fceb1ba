import type { ReactNode } from 'react'

/** Content that fills the window below the top bar and scrolls inside itself, never the page. */
export function FillWindow({ children }: { children: ReactNode }) {
  return (
    <div data-fill-window className="flex min-h-0 grow flex-col print:block">
      {children}
    </div>
  )
}
