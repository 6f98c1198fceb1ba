'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import type { PhoneText } from '#contract/demo-phone'
import { Label } from '@/components/ui/label'
import { NativeSelect } from '@/components/ui/native-select'
import { PhoneThread } from './phone-thread'

const lookAgainMs = 4000

/** The telephones of the demo's patients, one at a time: the one with the newest message first. */
export function PhoneScreen({ texts }: { texts: readonly PhoneText[] }) {
  const t = useTranslations('phone')
  const router = useRouter()
  const [chosen, setChosen] = useState<string | null>(null)
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) router.refresh()
    }, lookAgainMs)
    return () => clearInterval(timer)
  }, [router])
  const people = [...new Set(texts.toReversed().map(({ person }) => person))]
  const person = chosen ?? people[0]
  if (person === undefined) return <p>{t('empty')}</p>
  const own = texts.filter((text) => text.person === person)
  const threads = [...Map.groupBy(own, ({ channel, sender }) => `${channel} ${sender}`)]
  return (
    <>
      <div className="grid gap-1.5">
        <Label htmlFor="phone-number">{t('number')}</Label>
        <NativeSelect
          id="phone-number"
          value={person}
          onChange={({ target }) => setChosen(target.value)}
          translate="no"
        >
          {people.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </NativeSelect>
      </div>
      {threads.map(([key, messages]) => (
        <PhoneThread key={`${person} ${key}`} messages={messages} />
      ))}
    </>
  )
}
