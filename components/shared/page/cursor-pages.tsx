import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button, buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

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
  /** A summary of the list as a whole; null where it has none. */
  summary: ReactNode
  /** Addresses of the pages before and after; null where there is none. */
  previous: string | null
  next: string | null
}

/** The pages before and after, of a list that knows no numbers; a list of one page needs no way on. */
export function CursorPages({ label, summary, previous, next }: CursorPagesProps) {
  const t = useTranslations('common')
  const hasMore = previous !== null || next !== null
  if (!hasMore && summary === null) return null
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-muted-foreground tabular-nums">{summary}</p>
      {hasMore && (
        <div className="flex gap-2">
          <Step href={previous}>
            <Icon name="chevron-left" />
            {t('previous')}
          </Step>
          <Step href={next}>
            {t('next')}
            <Icon name="chevron-right" />
          </Step>
        </div>
      )}
    </nav>
  )
}
