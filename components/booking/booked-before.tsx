import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { dayAt } from '#contract/zone'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { Alert } from '@/components/ui/alert'
import { buttonVariants } from '@/components/ui/button'
import { formatSlot } from '@/lib/format/dates'
import { routes, withQuery } from '@/lib/routes'
import { useRead } from '@/lib/swr/use-call'

interface BookedBeforeProps {
  patientId: string
  doctorId: string
  /** `Dr. name surname` */
  doctor: string
  /** The time that is about to be booked (ISO), for a reader who may open that appointment, or move it there. */
  slot: string | null
  timeZone: string
}

/**
 * Names the patient's next appointment with the same doctor, so that no second one is booked by mistake; not one behind
 * three with other doctors, for the call gives no more than the next three.
 */
export function BookedBefore({ patientId, doctorId, doctor, slot, timeZone }: BookedBeforeProps) {
  const t = useTranslations('booking')
  const locale = useLocale()
  const { data } = useRead('patients.booked', { params: { id: patientId } })
  const next = data?.ahead.find((each) => each.doctorId === doctorId)
  if (!next) return null
  const when = keptWord(formatSlot(next.start, next.timeZone, locale))
  return (
    <Alert variant="warning">
      <KeptWords>{t('bookedBefore', { when, doctor: keptWord(doctor) })}</KeptWords>
      {slot && (
        <span className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-2">
          <Link
            prefetch={false}
            href={withQuery(routes.book(doctorId), {
              move: next.id,
              day: dayAt(Date.parse(slot), timeZone),
              slot,
            })}
            className={buttonVariants({ variant: 'secondary', size: 'sm' })}
          >
            {t('bookedBeforeMove')}
          </Link>
          <Link
            prefetch={false}
            href={routes.appointment(next.id)}
            className={buttonVariants({ variant: 'link' })}
          >
            {t('bookedBeforeOpen')}
          </Link>
        </span>
      )}
    </Alert>
  )
}
