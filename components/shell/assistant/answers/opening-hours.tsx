import { useLocale, useTranslations } from 'next-intl'
import type { AnswerAbout } from '@/lib/domain/assistant'
import { openingSpans } from '@/lib/domain/opening-spans'
import { weekdayNames } from '@/lib/format/dates'
import { routes, withQuery } from '@/lib/routes'
import { AnswerFrame, Fact, Facts } from './answer-frame'

export function OpeningHours({ answer }: { answer: AnswerAbout<'opening-hours'> }) {
  const t = useTranslations('answers')
  return (
    <AnswerFrame title={t('openingHours')}>
      <Facts>
        {answer.clinics.map(({ id, name, openingHours }) => (
          <Fact key={id} href={withQuery(routes.searchStaff, { clinicId: id })} title={name}>
            {openingHours ? <Week hours={openingHours} /> : t('hoursUnknown')}
          </Fact>
        ))}
      </Facts>
    </AnswerFrame>
  )
}

function Week({ hours }: { hours: readonly string[] }) {
  const t = useTranslations('answers')
  const names = weekdayNames(useLocale())
  return (
    <span className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 tabular-nums">
      {openingSpans(hours).map(({ first, last, open }) => (
        <span key={first} className="col-span-full grid grid-cols-subgrid">
          <span className="first-letter:uppercase">
            {first === last ? names[first] : `${names[first]}–${names[last]}`}
          </span>
          <span className="text-foreground">{open || t('closed')}</span>
        </span>
      ))}
    </span>
  )
}
