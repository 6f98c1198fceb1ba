import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Time } from '@/components/shared/text/as-is'
import { formatPlainDay } from '@/lib/format/dates'
import { cn } from '@/lib/utils'

interface ProsePageProps {
  title: string
  lead?: string
  /** Said large, in the place of the title, which is small then. */
  promise?: string
  /** The day of the last change, `yyyy-mm-dd`. */
  changed?: string
  /** Links below the heading. */
  actions?: ReactNode
  /** Stands beside the heading where there is room. */
  picture?: ReactNode
  children?: ReactNode
}

/** A public page to be read. */
export function ProsePage(page: ProsePageProps) {
  const { title, lead, promise, changed, actions, picture, children } = page
  const t = useTranslations('landing')
  const locale = useLocale()
  return (
    <article className={cn('page-width grid gap-8 px-4 py-12 text-base sm:px-6', picture && 'sm:gap-12')}>
      <div className={cn('grid items-start gap-x-12 gap-y-8', picture && 'lg:grid-cols-2')}>
        <header className="grid max-w-reading content-start gap-3">
          {promise ? (
            <>
              <h1 className="text-sm font-medium text-muted-foreground">{title}</h1>
              <p className={cn('font-semibold', picture ? 'text-display' : 'text-2xl')}>{promise}</p>
            </>
          ) : (
            <h1 className="text-2xl font-semibold">{title}</h1>
          )}
          {lead && <p className={cn('text-muted-foreground', promise && 'text-sm')}>{lead}</p>}
          {changed && (
            <p className="text-sm text-muted-foreground">
              {t('changed')} <Time dateTime={changed}>{formatPlainDay(changed, locale)}</Time>
            </p>
          )}
          {actions}
        </header>
        {picture}
      </div>
      {children}
    </article>
  )
}
