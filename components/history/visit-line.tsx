import { useLocale, useTranslations } from 'next-intl'
import { useContext } from 'react'
import { AsIs, KeptWords, keptWord } from '@/components/shared/text/as-is'
import { VisitLink } from '@/components/visits/visit-link'
import type { TiedVisit } from '@/lib/domain/history'
import { formatDateTime } from '@/lib/format/dates'
import { OpensVisit } from './use-history'

interface VisitLineProps {
  visit: TiedVisit | null
  /** Its day alone, where the words around say whose it is. */
  isShort?: boolean
  className?: string
}

/** The visit of an entry, with a link to it. */
export function VisitLine({ visit, isShort, className = 'text-sm text-muted-foreground' }: VisitLineProps) {
  const t = useTranslations('history')
  const locale = useLocale()
  const opensVisit = useContext(OpensVisit)
  if (!visit) return null
  const date = formatDateTime(visit.start, visit.timeZone, locale)
  return (
    <p className={className}>
      <VisitLink
        id={visit.id}
        opens={opensVisit(visit)}
        className="text-target"
        linked="text-primary-strong underline underline-offset-2"
      >
        <span className={isShort ? 'sr-only' : undefined}>
          <KeptWords>{t('ofVisit', { date: keptWord(date) })}</KeptWords>
        </span>
        {isShort && (
          <AsIs aria-hidden="true" className="whitespace-nowrap">
            {date}
          </AsIs>
        )}
      </VisitLink>
    </p>
  )
}
