import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import type { TiedVisit } from '@/lib/domain/history'
import { formatDateTime } from '@/lib/format/dates'
import { routes } from '@/lib/routes'

/** The visit of an entry, with a link to it. */
export function VisitLine({ visit }: { visit: TiedVisit | null }) {
  const t = useTranslations('history')
  const locale = useLocale()
  if (!visit) return null
  return (
    <p className="text-xs">
      <Link
        href={routes.appointment(visit.id)}
        prefetch={false}
        className="inline-flex min-h-6 items-center text-primary-strong underline underline-offset-2 pointer-coarse:min-h-11"
      >
        <span>
          <KeptWords>
            {t('ofVisit', { date: keptWord(formatDateTime(visit.start, visit.timeZone, locale)) })}
          </KeptWords>
        </span>
      </Link>
    </p>
  )
}
