import { useLocale, useTranslations } from 'next-intl'
import { dayAt } from '#contract/zone'
import { AsIs } from '@/components/shared/text/as-is'
import type { AnswerAbout, Reader } from '@/lib/domain/assistant'
import { formatSlot } from '@/lib/format/dates'
import { specialtyLabel } from '@/lib/format/labels'
import { routes, withQuery } from '@/lib/routes'
import { AnswerFrame, Fact, Facts, Note, saidDays } from './answer-frame'

interface FreeTimesProps {
  answer: AnswerAbout<'free-times'>
  reader: Reader
}

type Time = FreeTimesProps['answer']['times'][number]

/** Where a time is booked: for patients with the question whether to confirm it. */
function hrefOf({ doctorId, at, timeZone }: Time, { patientId }: Reader): string {
  if (patientId === null) return routes.doctor(doctorId)
  return withQuery(routes.book(doctorId), { day: dayAt(Date.parse(at), timeZone), slot: at })
}

export function FreeTimes({ answer, reader }: FreeTimesProps) {
  const t = useTranslations('answers')
  const tSpecialty = useTranslations('specialties')
  const locale = useLocale()
  const { specialty, from, to, after, before, times } = answer
  const about = [
    specialty && specialtyLabel(tSpecialty, specialty),
    saidDays(from, to, locale),
    after && t('after', { time: after }),
    before && t('before', { time: before }),
  ]
  const search = withQuery(routes.searchStaff, { ...(specialty && { specialty }) })
  return (
    <AnswerFrame title={t('freeTimes')} about={about} next={{ href: search, label: t('searchDoctors') }}>
      {times.length === 0 ? (
        <Note>{t('noFreeTimes')}</Note>
      ) : (
        <Facts>
          {times.map((time) => (
            <Fact
              key={time.doctorId}
              href={hrefOf(time, reader)}
              title={formatSlot(time.at, time.timeZone, locale)}
            >
              <AsIs>{t('doctorName', { name: time.doctorName })}</AsIs>
              <span>{specialtyLabel(tSpecialty, time.specialty)}</span>
              <AsIs>{time.clinicName}</AsIs>
              <span>{t('timesFree', { count: time.free })}</span>
            </Fact>
          ))}
        </Facts>
      )}
      {reader.patientId !== null && times.length > 0 && <Note>{t('bookNote')}</Note>}
    </AnswerFrame>
  )
}
