import { useLocale, useTranslations } from 'next-intl'
import { Time } from '@/components/shared/text/as-is'
import { PhoneLink } from '@/components/shared/text/phone-link'
import { formatDay, formatPlainDay, formatSlot } from '@/lib/format/dates'

/** A cell without anything: a dash, and a word for people who listen. */
function Nothing({ word }: { word: string }) {
  return (
    <span role="img" aria-label={word} className="text-muted-foreground">
      –
    </span>
  )
}

/** A day of birth in words. */
export function PatientBirth({ birthdate }: { birthdate: string }) {
  return formatPlainDay(birthdate, useLocale())
}

/** The number to call, if there is one. */
export function PatientPhone({ phone }: { phone: string | null }) {
  const t = useTranslations('patients')
  return phone ? <PhoneLink phone={phone} /> : <Nothing word={t('noPhone')} />
}

interface PatientVisitProps {
  /** ISO instant; null when there is no such visit. */
  at: string | null
  timeZone: string | null
  /** Said with its weekday and time, without its year. */
  isAhead?: boolean
}

/** When a patient was or will be there. */
export function PatientVisit({ at, timeZone, isAhead = false }: PatientVisitProps) {
  const t = useTranslations('patients')
  const locale = useLocale()
  if (!at || !timeZone) return <Nothing word={t('noVisit')} />
  return <Time dateTime={at}>{(isAhead ? formatSlot : formatDay)(at, timeZone, locale)}</Time>
}
