import Link from 'next/link'
import type { ReactNode } from 'react'
import { routes } from '@/lib/routes'

const linkTo = (href: string) => (words: ReactNode) => (
  <Link prefetch={false} href={href} target="_blank" className="text-target underline">
    {words}
  </Link>
)

/** The papers that a text may name, as links that leave the form where it is. */
export const legalLinks = { terms: linkTo(routes.terms), privacy: linkTo(routes.privacy) }

/** The papers that somebody accepts, before the button that sends their details. */
export function LegalLine({ children }: { children: ReactNode }) {
  return <p className="text-sm text-muted-foreground">{children}</p>
}
