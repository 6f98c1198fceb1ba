import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { RepeatDates, type SeriesQuestion } from '@/components/booking/repeat-dates'
import { Label } from '@/components/ui/label'
import { NativeSelect } from '@/components/ui/native-select'

const rhythms = {
  never: null,
  week: { everyWeeks: 1 },
  twoWeeks: { everyWeeks: 2 },
  fourWeeks: { everyWeeks: 4 },
  month: { everyMonths: 1 },
  threeMonths: { everyMonths: 3 },
} as const

type Rhythm = keyof typeof rhythms

const counts = Array.from({ length: 11 }, (_, index) => index + 2)

interface RepeatVisitProps {
  target: Pick<SeriesQuestion, 'clinicId' | 'doctorId' | 'kindId' | 'patientId'>
  /** ISO instant of the first. */
  slot: string
  timeZone: string
  /** One of the times was refused: all of them are asked for anew. */
  refused: boolean
  pending: boolean
  onStarts: (starts: string[] | null) => void
}

/** Whether the visit repeats, how often, and on which days that would be; rarely asked for, so it is folded. */
export function RepeatVisit({ target, slot, timeZone, refused, pending, onStarts }: RepeatVisitProps) {
  const t = useTranslations('booking')
  const [rhythm, setRhythm] = useState<Rhythm>('never')
  const [count, setCount] = useState(4)
  const { clinicId, doctorId, kindId, patientId } = target
  const whose = { clinicId, doctorId, ...(kindId && { kindId }), ...(patientId && { patientId }) }
  const every = rhythms[rhythm]
  return (
    <details className="border-t pt-3">
      <summary className="fold-summary text-sm text-muted-foreground">{t('repeatIt')}</summary>
      <div className="mb-3 grid gap-3 sm:grid-cols-2">
        <div className="grid gap-1.5 max-sm:flex max-sm:items-center max-sm:gap-3 max-sm:*:last:grow">
          <Label htmlFor="repeat-every">{t('repeat')}</Label>
          <NativeSelect
            id="repeat-every"
            value={rhythm}
            disabled={pending}
            onChange={({ target: { value } }) => setRhythm(isRhythm(value) ? value : 'never')}
          >
            {Object.keys(rhythms)
              .filter(isRhythm)
              .map((each) => (
                <option key={each} value={each}>
                  {t(`rhythms.${each}`)}
                </option>
              ))}
          </NativeSelect>
        </div>
        {every && (
          <div className="grid gap-1.5">
            <Label htmlFor="repeat-count">{t('repeatCount')}</Label>
            <NativeSelect
              id="repeat-count"
              value={count}
              disabled={pending}
              onChange={({ target: { value } }) => setCount(Number(value))}
            >
              {counts.map((each) => (
                <option key={each} value={each}>
                  {t('visits', { count: each })}
                </option>
              ))}
            </NativeSelect>
          </div>
        )}
      </div>
      {every && (
        <RepeatDates
          key={`${rhythm} ${count}`}
          question={{ ...whose, start: slot, timeZone, ...every, count }}
          round={refused ? 1 : 0}
          pending={pending}
          onStarts={onStarts}
        />
      )}
    </details>
  )
}

function isRhythm(value: string): value is Rhythm {
  return value in rhythms
}
