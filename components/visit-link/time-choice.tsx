'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { VisitLink } from '#contract/visit-links'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { Button } from '@/components/ui/button'
import { formatClock, formatSlot } from '@/lib/format/dates'

interface TimeChoiceProps {
  link: VisitLink
  pending: boolean
  onChoose: (start: string) => void
}

/** The next free times: one is picked, then confirmed by the button that names it. */
export function TimeChoice({ link: { free, timeZone }, pending, onChoose }: TimeChoiceProps) {
  const t = useTranslations('visitLink')
  const locale = useLocale()
  const [picked, setPicked] = useState<string | null>(null)
  const chosen = picked && free.includes(picked) ? picked : null
  if (free.length === 0) return <p>{t('noTimes')}</p>
  return (
    <>
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-sm">{t('chooseTime')}</legend>
        {free.map((start) => (
          <label
            key={start}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md border px-3 has-checked:border-primary has-checked:bg-accent has-focus-visible:outline-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name="start"
              className="radio"
              checked={chosen === start}
              onChange={() => setPicked(start)}
            />
            <span translate="no" className="first-letter:uppercase">
              {formatSlot(start, timeZone, locale)}
            </span>
          </label>
        ))}
      </fieldset>
      {chosen && (
        <Button disabled={pending} onClick={() => onChoose(chosen)}>
          <span>
            <KeptWords>{t('move', { time: keptWord(formatClock(chosen, timeZone)) })}</KeptWords>
          </span>
        </Button>
      )}
    </>
  )
}
