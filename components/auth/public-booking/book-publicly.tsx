'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { Steps } from '@/components/shared/page/steps'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { Alert } from '@/components/ui/alert'
import type { PublicClinic } from '@/lib/domain/structured-clinic'
import { formatClock } from '@/lib/format/dates'
import type { Agreement } from './agreed-channels'
import type { AskedBooking } from './asked-booking'
import { ChooseTime } from './choose-time'
import { type ChosenTime, PersonForm, type SentTo, type TypedPerson } from './person-form'

interface BookPubliclyProps {
  clinic: Pick<PublicClinic, 'slug' | 'name' | 'timeZone' | 'kinds' | 'doctors' | 'writesBy'>
  agreements: readonly Agreement[]
  /** Today at the clinic, `yyyy-MM-dd`. */
  today: string
  /** The booking that the address asks for. */
  initial: AskedBooking
  /** The way to doctors who cannot be booked here. */
  others?: ReactNode
}

const steps = ['time', 'person', 'confirm'] as const

/** Books without an account: kind, doctor, time, person, and then the link that confirms it. */
export function BookPublicly({ clinic, agreements, today, initial, others }: BookPubliclyProps) {
  const t = useTranslations('publicBooking')
  const [{ start, ...wish }, setWish] = useState(initial)
  const [time, setTime] = useState<ChosenTime | null>(
    start ? { start, doctorId: wish.doctorId || null } : null,
  )
  // The person is a step of the browser's history, unless the clinic's page chose the time.
  const [hasEntry, setHasEntry] = useState(false)
  const [typed, setTyped] = useState<TypedPerson>({})
  const [taken, setTaken] = useState<readonly string[] | null>(null)
  const [sent, setSent] = useState<{ to: SentTo; until: string } | null>(null)
  function leaveEntry() {
    if (hasEntry) window.history.back()
    setHasEntry(false)
  }
  const step = (current: (typeof steps)[number], content: ReactNode) => (
    <div className="grid gap-6">
      <Steps
        label={t('steps.all')}
        names={steps.map((name) => t(`steps.${name}`))}
        current={steps.indexOf(current)}
      />
      {content}
    </div>
  )
  if (sent) {
    const time = keptWord(formatClock(sent.until, clinic.timeZone))
    return step(
      'confirm',
      <Alert variant="success" title={t('email' in sent.to ? 'sentTitle' : 'textedTitle')}>
        <KeptWords>
          {'email' in sent.to
            ? t('sentText', { email: keptWord(sent.to.email), time })
            : t('textedText', { phone: keptWord(sent.to.phone), time })}
        </KeptWords>
      </Alert>,
    )
  }
  if (time) {
    return step(
      'person',
      <PersonForm
        clinic={clinic}
        agreements={agreements}
        wish={wish}
        time={time}
        today={today}
        typed={typed}
        onOtherTime={(values) => {
          setTyped(values)
          leaveEntry()
          setTime(null)
        }}
        onBack={(values) => {
          setTyped(values)
          setHasEntry(false)
          setTime(null)
        }}
        onTaken={(values, alternatives) => {
          setTyped(values)
          setTaken(alternatives)
          leaveEntry()
          setTime(null)
        }}
        onSent={(to, until) => {
          leaveEntry()
          setSent({ to, until })
        }}
      />,
    )
  }
  return step(
    'time',
    <ChooseTime
      clinic={clinic}
      today={today}
      others={others}
      wish={wish}
      onWish={(changed) => {
        setWish({ ...changed, start: '' })
        setTaken(null)
      }}
      taken={taken}
      onTime={(chosen) => {
        window.history.pushState(null, '')
        setHasEntry(true)
        setTaken(null)
        setTime(chosen)
      }}
    />,
  )
}
