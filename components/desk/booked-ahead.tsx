'use client'

import { useLocale, useTranslations } from 'next-intl'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { Alert } from '@/components/ui/alert'
import { onDayOf } from '@/lib/domain/visit-offers'
import type { AnswerOfCall } from '@/lib/endpoints/browser-call'
import { formatSlot } from '@/lib/format/dates'

interface BookedAheadProps {
  ahead: AnswerOfCall<'patients.booked'>['ahead']
  /** The time that would be booked, ISO; null before there is one. */
  start: string | null
}

/** The patient's coming visits; one on the same day is a warning, because two on one day are rarely meant. */
export function BookedAhead({ ahead, start }: BookedAheadProps) {
  const t = useTranslations('desk')
  const locale = useLocale()
  const sameDay = onDayOf(start, ahead)
  const lines = (sameDay.length > 0 ? sameDay : ahead.slice(0, 1)).map((each) => (
    <KeptWords key={each.id}>
      {t('bookedAhead', {
        when: keptWord(formatSlot(each.start, each.timeZone, locale)),
        doctor: keptWord(each.doctorName),
      })}
    </KeptWords>
  ))
  if (lines.length === 0) return null
  if (sameDay.length === 0) return <p className="text-sm text-muted-foreground">{lines}</p>
  return (
    <Alert variant="warning" title={t('sameDay')}>
      {lines.map((line) => (
        <p key={line.key}>{line}</p>
      ))}
    </Alert>
  )
}
