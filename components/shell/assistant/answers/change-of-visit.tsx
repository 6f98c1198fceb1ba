import { useTranslations } from 'next-intl'
import type { AnswerAbout, Reader } from '@/lib/domain/assistant'
import { routes } from '@/lib/routes'
import { AnswerFrame, Facts, Note } from './answer-frame'
import { VisitFact } from './visits'

interface ChangeOfVisitProps {
  answer: AnswerAbout<'change-visit'>
  reader: Reader
}

/** The visit to cancel or move, with a link to the screen that does it and asks before. */
export function ChangeOfVisit({ answer: { how, visit }, reader }: ChangeOfVisitProps) {
  const t = useTranslations('answers')
  const title = how === 'cancel' ? t('cancelThis') : t('moveThis')
  if (!visit) {
    const all = reader.patientId ? routes.appointments : routes.calendar
    return (
      <AnswerFrame
        title={title}
        next={{ href: all, label: reader.patientId ? t('allVisits') : t('openCalendar') }}
      >
        <Note>{t('nothingAhead')}</Note>
      </AnswerFrame>
    )
  }
  const isMove = how === 'move' && reader.patientId !== null
  const href = isMove
    ? routes.reschedule(visit.doctorId, visit.appointmentId)
    : routes.appointment(visit.appointmentId)
  return (
    <AnswerFrame
      title={title}
      next={{ href, label: isMove ? t('chooseTime') : t(how === 'cancel' ? 'openToCancel' : 'openVisit') }}
    >
      <Facts>
        <VisitFact visit={visit} />
      </Facts>
      <Note>{t('nothingChanged')}</Note>
    </AnswerFrame>
  )
}
