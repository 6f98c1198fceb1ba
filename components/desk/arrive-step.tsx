import { useTranslations } from 'next-intl'
import { ArriveButton } from '@/components/desk/arrive-button'
import { formatClock } from '@/lib/format/dates'

interface ArriveStepProps {
  visit: { id: string; start: string; timeZone: string }
  /** The patient's whole name. */
  name: string
}

/** The button that marks a patient as arrived, with its words, on pages that bring these to no script. */
export function ArriveStep({ visit: { id, start, timeZone }, name }: ArriveStepProps) {
  const t = useTranslations('today')
  const done = useTranslations('visitActions.done')
  return (
    <ArriveButton
      id={id}
      label={`${t('steps.arrive')} · ${formatClock(start, timeZone)}`}
      done={done('arrive', { what: name })}
      failed={t('stepFailed')}
    />
  )
}
