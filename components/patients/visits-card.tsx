import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { Card, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import type { AnswerOfCall } from '@/lib/endpoints/browser-call'
import { formatSlot } from '@/lib/format/dates'
import { routes } from '@/lib/routes'

/** A series reaches further than anybody asks. */
const mostShown = 5

/** When a patient comes to the clinic, the next visit first. */
export function VisitsCard({ ahead }: Pick<AnswerOfCall<'patients.booked'>, 'ahead'>) {
  const t = useTranslations('sheet')
  const locale = useLocale()
  const more = ahead.length - mostShown
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('visits')}</CardTitle>
      </CardHeader>
      {ahead.length === 0 && <p className="text-muted-foreground">{t('noVisits')}</p>}
      <ul className="divide-y empty:hidden">
        {ahead.slice(0, mostShown).map(({ id, start, timeZone, doctorName }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 py-1.5 first:pt-0 last:pb-0 pointer-coarse:py-0"
          >
            <Link
              prefetch={false}
              href={routes.appointment(id)}
              className="inline-block min-w-36 py-0.5 font-medium text-primary-strong underline-offset-4 first-letter:uppercase hover:underline pointer-coarse:py-3"
            >
              <Time dateTime={start}>{formatSlot(start, timeZone, locale)}</Time>
            </Link>
            <AsIs className="min-w-0 text-muted-foreground">{doctorName}</AsIs>
          </li>
        ))}
      </ul>
      {more > 0 && <CardDescription>{t('moreVisits', { count: more })}</CardDescription>}
    </Card>
  )
}
