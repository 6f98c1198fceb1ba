import { useLocale, useTranslations } from 'next-intl'
import { useContext } from 'react'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { VisitLink } from '@/components/visits/visit-link'
import type { TiedVisit } from '@/lib/domain/history'
import { formatDateTime } from '@/lib/format/dates'
import { OpensVisit } from './use-history'

interface VisitLineProps {
  visit: TiedVisit | null
  className?: string
}

/** The visit of an entry, with a link to it. */
export function VisitLine({ visit, className = 'text-xs text-muted-foreground' }: VisitLineProps) {
  const t = useTranslations('history')
  const locale = useLocale()
  const opensVisit = useContext(OpensVisit)
  if (!visit) return null
  return (
    <p className={className}>
      <VisitLink
        id={visit.id}
        opens={opensVisit(visit)}
        className="text-target"
        linked="text-primary-strong underline underline-offset-2"
      >
        <span>
          <KeptWords>
            {t('ofVisit', { date: keptWord(formatDateTime(visit.start, visit.timeZone, locale)) })}
          </KeptWords>
        </span>
      </VisitLink>
    </p>
  )
}
