import { useLocale, useTranslations } from 'next-intl'
import type { AnswerAbout, Reader } from '@/lib/domain/assistant'
import { routes, withQuery } from '@/lib/routes'
import { AnswerFrame, Facts, Note } from './answer-frame'
import { saidDays } from './said-days'
import { VisitFact } from './visit-fact'

interface VisitsProps {
  answer: AnswerAbout<'visits'>
  reader: Reader
}

const titles = { next: 'nextVisit', last: 'lastVisit', ahead: 'visitsAhead', days: 'visits' } as const

export function Visits({ answer: { which, from, to, total, visits }, reader }: VisitsProps) {
  const t = useTranslations('answers')
  const days = saidDays(from, to, useLocale())
  const day = from === null ? {} : { view: 'day', day: from }
  const next = reader.patientId
    ? {
        href: total === 0 ? routes.searchStaff : routes.appointments,
        label: total === 0 ? t('bookOne') : t('allVisits'),
      }
    : { href: withQuery(routes.calendar, day), label: t('openCalendar') }
  return (
    <AnswerFrame title={t(titles[which])} about={[days, t('visitCount', { count: total })]} next={next}>
      {visits.length > 0 && (
        <Facts>
          {visits.map((visit) => (
            <VisitFact key={visit.appointmentId} visit={visit} />
          ))}
        </Facts>
      )}
      {total > visits.length && <Note>{t('firstOf', { shown: visits.length, total })}</Note>}
    </AnswerFrame>
  )
}
