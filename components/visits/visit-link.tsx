import Link from 'next/link'
import type { ReactNode } from 'react'
import { routes } from '@/lib/routes'

/** A link that is pressed anywhere on its row, in the colour of the words around it. */
export const plainRow = 'after:absolute after:inset-0 underline-offset-2 hover:underline'

/** The same where the row has other words of that size. */
export const wholeRow = `text-primary-strong ${plainRow}`

interface VisitLinkProps {
  id: string
  /** Whether the reader may open it: a doctor is refused those of colleagues. */
  opens: boolean
  className: string
  /** How the link differs from its words alone. */
  linked: string
  children: ReactNode
}

/** The way to an appointment, or its words alone for whoever would be refused there. */
export function VisitLink({ id, opens, className, linked, children }: VisitLinkProps) {
  if (!opens) return <span className={className}>{children}</span>
  return (
    <Link href={routes.appointment(id)} prefetch={false} className={`${className} ${linked}`}>
      {children}
    </Link>
  )
}
