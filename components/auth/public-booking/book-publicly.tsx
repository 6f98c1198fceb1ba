'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { Alert } from '@/components/ui/alert'
import type { PublicClinic } from '@/lib/domain/structured-clinic'
import { formatClock } from '@/lib/format/dates'
import type { Agreement } from './agreed-channels'
import { ChooseTime } from './choose-time'
import { type ChosenTime, PersonForm, type SentTo, type TypedPerson } from './person-form'

interface BookPubliclyProps {
  clinic: Pick<PublicClinic, 'slug' | 'name' | 'timeZone' | 'kinds' | 'doctors' | 'writesBy'>
  agreements: readonly Agreement[]
  /** Today at the clinic, `yyyy-MM-dd`. */
  today: string
  /** What the address names; empty otherwise. */
  initial: { kindId: string; doctorId: string }
}

/** Books without an account: kind, doctor, time, person, and then the link that confirms it. */
export function BookPublicly({ clinic, agreements, today, initial }: BookPubliclyProps) {
  const t = useTranslations('publicBooking')
  const [wish, setWish] = useState(initial)
  const [time, setTime] = useState<ChosenTime | null>(null)
  const [typed, setTyped] = useState<TypedPerson>({})
  const [taken, setTaken] = useState<readonly string[] | null>(null)
  const [sent, setSent] = useState<{ to: SentTo; until: string } | null>(null)
  if (sent) {
    const time = keptWord(formatClock(sent.until, clinic.timeZone))
    return (
      <Alert variant="success" title={t('email' in sent.to ? 'sentTitle' : 'textedTitle')}>
        <KeptWords>
          {'email' in sent.to
            ? t('sentText', { email: keptWord(sent.to.email), time })
            : t('textedText', { phone: keptWord(sent.to.phone), time })}
        </KeptWords>
      </Alert>
    )
  }
  if (time) {
    return (
      <PersonForm
        clinic={clinic}
        agreements={agreements}
        wish={wish}
        time={time}
        today={today}
        typed={typed}
        onBack={(values) => {
          setTyped(values)
          setTime(null)
        }}
        onTaken={(values, alternatives) => {
          setTyped(values)
          setTaken(alternatives)
          setTime(null)
        }}
        onSent={(to, until) => setSent({ to, until })}
      />
    )
  }
  return (
    <ChooseTime
      clinic={clinic}
      today={today}
      wish={wish}
      onWish={(changed) => {
        setWish(changed)
        setTaken(null)
      }}
      taken={taken}
      onTime={(chosen) => {
        setTaken(null)
        setTime(chosen)
      }}
    />
  )
}
