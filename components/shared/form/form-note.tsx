import type { ReactNode } from 'react'

/** What follows from the button of a form, or what limits it; above the button on phones. */
export function FormNote({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="text-sm text-muted-foreground max-sm:order-first">
      {children}
    </p>
  )
}
