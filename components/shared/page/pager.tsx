import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button, buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { cn } from '@/lib/utils'

type PagerProps = {
  page: number
  pages: number
  className?: string
} & (
  | { hrefOf: (page: number) => string; onPage?: undefined }
  | { onPage: (page: number) => void; hrefOf?: undefined }
)

function Step(props: { target: number; enabled: boolean; pager: PagerProps; children: ReactNode }) {
  const { target, enabled, pager, children } = props
  const { onPage } = pager
  if (onPage || !enabled) {
    return (
      <Button variant="secondary" disabled={!enabled} {...(onPage && { onClick: () => onPage(target) })}>
        {children}
      </Button>
    )
  }
  return (
    <Link
      prefetch={false}
      href={pager.hrefOf(target)}
      scroll={false}
      className={buttonVariants({ variant: 'secondary' })}
    >
      {children}
    </Link>
  )
}

/** 'Page X of Y' between Previous and Next; by address with `hrefOf`, in place with `onPage`. */
export function Pager(props: PagerProps) {
  const { page, pages, className } = props
  const t = useTranslations('common')
  return (
    <nav
      aria-label={t('pages')}
      className={cn('flex flex-wrap items-center justify-between gap-3 sm:justify-center', className)}
    >
      <Step target={page - 1} enabled={page > 1} pager={props}>
        <Icon name="chevron-left" />
        {t('previous')}
      </Step>
      <p aria-live="polite" className="text-sm text-muted-foreground tabular-nums">
        {t('pageOf', { page, pages })}
      </p>
      <Step target={page + 1} enabled={page < pages} pager={props}>
        {t('next')}
        <Icon name="chevron-right" />
      </Step>
    </nav>
  )
}
