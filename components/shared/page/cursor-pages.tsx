import { ChevronLeft, ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button, buttonVariants } from '@/components/ui/button'

function Step({ href, children }: { href: string | null; children: ReactNode }) {
  if (href === null) {
    return (
      <Button variant="secondary" disabled>
        {children}
      </Button>
    )
  }
  return (
    <Link prefetch={false} href={href} className={buttonVariants({ variant: 'secondary' })}>
      {children}
    </Link>
  )
}

interface CursorPagesProps {
  label: string
  /** A summary of the list as a whole. */
  summary: ReactNode
  /** Addresses of the pages before and after; null where there is none. */
  previous: string | null
  next: string | null
}

/** The pages before and after, of a list that knows no numbers. */
export function CursorPages({ label, summary, previous, next }: CursorPagesProps) {
  const t = useTranslations('common')
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-muted-foreground tabular-nums">{summary}</p>
      <div className="flex gap-2">
        <Step href={previous}>
          <ChevronLeft aria-hidden="true" />
          {t('previous')}
        </Step>
        <Step href={next}>
          {t('next')}
          <ChevronRight aria-hidden="true" />
        </Step>
      </div>
    </nav>
  )
}
