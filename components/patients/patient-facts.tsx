import { useLocale, useTranslations } from 'next-intl'
import { dayAt } from '#contract/zone'
import { KeptWords, keptWord, Time } from '@/components/shared/text/as-is'
import { PhoneLink } from '@/components/shared/text/phone-link'
import { hiddenFact } from '@/lib/domain/discretion'
import { capitalised } from '@/lib/format/capitalised'
import { formatClock, formatDay, formatPlainDay, formatSlot } from '@/lib/format/dates'

/** A cell without anything: a dash, and a word for people who listen. */
function Nothing({ word }: { word: string }) {
  return (
    <span role="img" aria-label={word} className="text-muted-foreground">
      –
    </span>
  )
}

const dayOf = (day: string) => day.slice('yyyy-'.length)

interface PatientBirthProps {
  birthdate: string
  today: string
  /** The look of what a phone leaves out. */
  dayClass?: string | undefined
}

/** The day of birth and the age in years, which behind it reads as no day. */
export function PatientBirth({ birthdate, today, dayClass }: PatientBirthProps) {
  const day = formatPlainDay(birthdate, useLocale())
  if (birthdate === hiddenFact) return day
  const begun = Number.parseInt(today, 10) - Number.parseInt(birthdate, 10)
  const age = dayOf(today) < dayOf(birthdate) ? begun - 1 : begun
  return (
    <>
      <span className={dayClass}>{day} (</span>
      {age}
      <span className={dayClass}>)</span>
    </>
  )
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
  /** Milliseconds: a visit of this day of the clinic is called today's. */
  now: number
  /** Said with its time, and never with its year. */
  isAhead?: boolean
}

/** When a patient was or will be there. */
export function PatientVisit({ at, timeZone, now, isAhead = false }: PatientVisitProps) {
  const t = useTranslations('patients')
  const locale = useLocale()
  if (!at || !timeZone) return <Nothing word={t('noVisit')} />
  const isToday = dayAt(Date.parse(at), timeZone) === dayAt(now, timeZone)
  if (isToday && !isAhead) return t('today')
  if (isToday)
    return (
      <span className="font-medium text-primary-strong">
        <KeptWords>{t('todayAt', { time: keptWord(formatClock(at, timeZone)) })}</KeptWords>
      </span>
    )
  if (isAhead) return <Time dateTime={at}>{capitalised(formatSlot(at, timeZone, locale))}</Time>
  const isThisYear = dayAt(Date.parse(at), timeZone).slice(0, 4) === dayAt(now, timeZone).slice(0, 4)
  return (
    <Time dateTime={at}>{capitalised(formatDay(at, timeZone, locale, isThisYear ? 'short' : 'long'))}</Time>
  )
}
