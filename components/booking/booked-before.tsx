import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { Alert } from '@/components/ui/alert'
import { formatSlot } from '@/lib/format/dates'
import { routes } from '@/lib/routes'
import { useRead } from '@/lib/swr/use-call'

interface BookedBeforeProps {
  patientId: string
  doctorId: string
  /** `Dr. name surname` */
  doctor: string
  /** Whether the reader may open that appointment. */
  opens: boolean
}

/**
 * Names the patient's next appointment with the same doctor, so that no second one is booked by mistake; not one behind
 * three with other doctors, for the call gives no more than the next three.
 */
export function BookedBefore({ patientId, doctorId, doctor, opens }: BookedBeforeProps) {
  const t = useTranslations('booking')
  const locale = useLocale()
  const { data } = useRead('patients.booked', { params: { id: patientId } })
  const next = data?.ahead.find((each) => each.doctorId === doctorId)
  if (!next) return null
  const when = keptWord(formatSlot(next.start, next.timeZone, locale))
  return (
    <Alert variant="warning">
      <KeptWords>{t('bookedBefore', { when, doctor: keptWord(doctor) })}</KeptWords>
      {opens && (
        <>
          {' '}
          <Link
            prefetch={false}
            href={routes.appointment(next.id)}
            className="font-medium text-primary-strong underline underline-offset-4"
          >
            {t('bookedBeforeOpen')}
          </Link>
        </>
      )}
    </Alert>
  )
}
