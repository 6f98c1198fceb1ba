import { useLocale, useTranslations } from 'next-intl'
import { AsIs } from '@/components/shared/text/as-is'
import { StatusBadge } from '@/components/visits/status-badge'
import { toldStatus } from '@/lib/domain/appointment'
import type { AnswerAbout, Reader } from '@/lib/domain/assistant'
import { formatSlot } from '@/lib/format/dates'
import { specialtyLabel } from '@/lib/format/labels'
import { routes, withQuery } from '@/lib/routes'
import { AnswerFrame, Fact, Facts, Note, saidDays } from './answer-frame'

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
            <VisitFact key={visit.appointmentId} visit={visit} isOver={which === 'last'} />
          ))}
        </Facts>
      )}
      {total > visits.length && <Note>{t('firstOf', { shown: visits.length, total })}</Note>}
    </AnswerFrame>
  )
}

interface VisitFactProps {
  visit: AnswerAbout<'visits'>['visits'][number]
  isOver?: boolean
}

/** A visit, with its patient for those who see them. */
export function VisitFact({ visit, isOver = false }: VisitFactProps) {
  const t = useTranslations('answers')
  const tSpecialty = useTranslations('specialties')
  const { appointmentId, appointmentDate, timeZone, patientName, doctorName, clinicName } = visit
  return (
    <Fact
      href={routes.appointment(appointmentId)}
      title={formatSlot(appointmentDate, timeZone, useLocale(), 'long')}
    >
      {patientName && <AsIs>{patientName}</AsIs>}
      <span>{specialtyLabel(tSpecialty, visit.specialty)}</span>
      <AsIs>{t('doctorName', { name: doctorName })}</AsIs>
      {!patientName && <AsIs>{clinicName}</AsIs>}
      <StatusBadge status={toldStatus(visit.status, isOver, patientName ? 'staff' : 'patient')} />
    </Fact>
  )
}
