import { useLocale, useTranslations } from 'next-intl'
import { AsIs } from '@/components/shared/text/as-is'
import { StatusBadge } from '@/components/shared/text/status-badge'
import type { AnswerAbout } from '@/lib/domain/assistant'
import { formatSlot } from '@/lib/format/dates'
import { specialtyLabel } from '@/lib/format/labels'
import { routes } from '@/lib/routes'
import { Fact } from './answer-frame'

/** A visit, with its patient for those who see them. */
export function VisitFact({ visit }: { visit: AnswerAbout<'visits'>['visits'][number] }) {
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
      <StatusBadge status={visit.status} />
    </Fact>
  )
}
