'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { treatmentEnds } from '@/lib/domain/treatment-end'

interface TreatmentLengthProps {
  /** The days as they stand in the form. */
  start: string
  end: string
  onEnd: (day: string) => void
}

/** The usual lengths: each fills in the end, counted from the start. */
export function TreatmentLength({ start, end, onEnd }: TreatmentLengthProps) {
  const t = useTranslations('history')
  const id = useId()
  return (
    <fieldset aria-labelledby={id} className="flex flex-wrap items-center gap-2">
      <span id={id} className="w-full text-sm text-muted-foreground">
        {t('lasts')}
      </span>
      {treatmentEnds(start).map(([length, day]) => (
        <Button
          key={length}
          className="pressable"
          variant="secondary"
          size="sm"
          disabled={day === null}
          aria-pressed={day !== null && day === end}
          onClick={() => day && onEnd(day)}
        >
          {t(`lengths.${length}`)}
        </Button>
      ))}
    </fieldset>
  )
}
