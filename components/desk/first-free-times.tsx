import { useLocale, useTranslations } from 'next-intl'
import { dayAt } from '#contract/zone'
import { AsIs } from '@/components/shared/text/as-is'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import { FreeTimeButton } from '@/components/visits/free-time-button'
import type { DoctorResult } from '@/lib/domain/doctor'
import { capitalised } from '@/lib/format/capitalised'
import { formatClock, formatSlot } from '@/lib/format/dates'
import { specialtyLabel } from '@/lib/format/labels'

interface FirstFreeTimesProps {
  /** Those that the reader books with, in the order to list them. */
  doctors: readonly DoctorResult[]
  /** The one to book for. */
  patient: { id: string; name: string }
  /** Children have the pediatricians by themselves, before the others. */
  isAdult: boolean
  /** The clinic's zone and its day, `yyyy-MM-dd`. */
  timeZone: string
  today: string
}

/** When each doctor is free first, as the way to book it for a patient. */
export function FirstFreeTimes({ doctors, patient, isAdult, timeZone, today }: FirstFreeTimesProps) {
  const t = useTranslations('staff')
  const tSpecialty = useTranslations('specialties')
  const tBooking = useTranslations('booking')
  const locale = useLocale()
  const dayOf = (start: string) => dayAt(Date.parse(start), timeZone)
  const said = (start: string) =>
    dayOf(start) === today
      ? `${tBooking('picks.today')}, ${formatClock(start, timeZone)}`
      : capitalised(formatSlot(start, timeZone, locale))
  const isFirst = ({ specialty }: DoctorResult) => !isAdult && specialty === 'pediatrics'
  const groups = [
    { title: t('forMinors'), listed: doctors.filter(isFirst) },
    { title: t('otherSpecialties'), listed: doctors.filter((doctor) => !isFirst(doctor)) },
  ].filter(({ listed }) => listed.length > 0)
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('nextTimes')}</CardTitle>
      </CardHeader>
      {groups.map(({ title, listed }) => (
        <section key={title} className="grid gap-2.5 text-sm">
          {groups.length > 1 && <h3 className="font-medium">{title}</h3>}
          <ul className="grid gap-2.5">
            {listed.map(({ id, name, surname, specialty, nextTimes: [start] }) => {
              if (!start) return null
              const doctor = t('doctorName', { name: `${name} ${surname}` })
              return (
                <li key={id} className="flex flex-wrap items-center justify-between gap-2 border-t pt-2.5">
                  <span className="min-w-0 grow basis-32">
                    <AsIs className="font-medium">{doctor}</AsIs>
                    <span className="block text-muted-foreground">
                      {specialtyLabel(tSpecialty, specialty)}
                    </span>
                  </span>
                  <FreeTimeButton
                    wanted={{ patient, doctorId: id, day: dayOf(start), start }}
                    name={`${said(start)}, ${doctor}`}
                  >
                    {said(start)}
                  </FreeTimeButton>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </Card>
  )
}
