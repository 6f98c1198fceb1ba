'use client'

import { useLocale, useTranslations } from 'next-intl'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { formatSlot } from '@/lib/format/dates'
import { useRead } from '@/lib/swr/use-call'

/** The patient's next appointment, which many messages are about; nothing while there is none. */
export function NextAhead({ patientId }: { patientId: string }) {
  const t = useTranslations('threads')
  const locale = useLocale()
  const { data } = useRead('patients.booked', { params: { id: patientId } })
  const next = data?.ahead[0]
  if (!next) return null
  const when = keptWord(formatSlot(next.start, next.timeZone, locale))
  return (
    <span>
      <KeptWords>{t('nextAhead', { when, doctor: keptWord(next.doctorName) })}</KeptWords>
    </span>
  )
}
