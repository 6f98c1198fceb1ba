'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { type LineStop, parseHoursLine } from '#contract/hours-line'
import { printHoursLine } from '#contract/hours-line-print'
import type { Choice } from '#contract/hours-line-tokens'
import type { Pattern } from '#contract/series-pattern'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { weekdayNames } from '@/lib/format/dates'
import { useHolidaysBetween } from '@/lib/swr/days-off'

interface HoursLineFieldProps {
  today: string
  value: string
  onChange: (line: string) => void
  onUnderstood: (pattern: Pattern) => void
  /** Enter was pressed: what the line would do is wanted, and is not done yet. */
  onEnter: () => void
}

/** Working hours in one line: fills the form below as it is typed, and says where it stops being understood. */
export function HoursLineField({ today, value, onChange, onUnderstood, onEnter }: HoursLineFieldProps) {
  const t = useTranslations('weeklyHours')
  const language = useLocale()
  const id = useId()
  const [isLeft, setLeft] = useState(false)
  const bare = value.trim() === '' ? null : parseHoursLine(value, today, { language })
  const isWithout = bare && 'exceptHolidays' in bare ? bare.pattern : null
  const { holidays, failed } = useHolidaysBetween(isWithout)
  const read = (line: string) => parseHoursLine(line, today, { language, ...(holidays && { holidays }) })
  const answer = bare && read(value)
  const stop = answer && 'at' in answer ? answer : null

  const fill = useEffectEvent(() => {
    if (answer && 'pattern' in answer) onUnderstood(answer.pattern)
  })
  // The holidays that the line leaves out arrive after it was typed.
  useEffect(() => {
    if (holidays) fill()
  }, [holidays])

  function type(line: string) {
    onChange(line)
    setLeft(false)
    const understood = read(line)
    if ('pattern' in understood) onUnderstood(understood.pattern)
  }

  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>{t('line')}</Label>
      <Input
        id={id}
        value={value}
        placeholder={t('lineExample')}
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        aria-describedby={`${id}-said`}
        aria-invalid={stop && isLeft ? true : undefined}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setLeft(true)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          setLeft(true)
          onEnter()
        }}
      />
      <div id={`${id}-said`} aria-live="polite" className="text-sm text-muted-foreground wrap-anywhere">
        {!answer && t('lineHelp')}
        {answer && 'pattern' in answer && (
          <>
            {t('lineUnderstood')} <span translate="no">{printHoursLine(answer.pattern, language)}</span>
            {isWithout && !holidays && ` ${t(failed ? 'holidaysFailed' : 'holidaysLoading')}`}
          </>
        )}
        {stop && <Stopped line={value} stop={stop} onMeant={type} />}
      </div>
    </div>
  )
}

interface StoppedProps {
  line: string
  stop: LineStop
  onMeant: (line: string) => void
}

/** The place at which the line stops, what could be there, and what may be meant, to choose from. */
function Stopped({ line, stop: { at, until, word, expected, choices }, onMeant }: StoppedProps) {
  const t = useTranslations('weeklyHours')
  const names = weekdayNames(useLocale(), 'long')
  const nameOf = (choice: Choice) => ('hours' in choice ? choice.hours : (names[choice.weekday - 1] ?? ''))
  const marked = choices.length > 0 ? line.slice(at, until) : wordAt(line, at)
  return (
    <div className="grid gap-1.5">
      <p>
        {word === '' ? t('lineUnfinished') : choices.length > 0 ? t('lineAsked') : t('lineStopped')}{' '}
        {word !== '' && (
          <>
            <span>{line.slice(0, at)}</span>
            <mark className="rounded-xs bg-destructive-soft px-0.5 font-medium text-destructive-strong">
              {marked}
            </mark>
          </>
        )}
      </p>
      {choices.length === 0 && <p>{t(`lineExpected.${expected}`)}</p>}
      {choices.length > 0 && (
        <p className="flex flex-wrap gap-2">
          {choices.map(nameOf).map((name) => (
            <Button
              key={name}
              variant="secondary"
              size="sm"
              className="capitalize"
              onClick={() => onMeant(line.slice(0, at) + name + line.slice(until))}
            >
              {name}
            </Button>
          ))}
        </p>
      )}
    </div>
  )
}

function wordAt(line: string, at: number): string {
  return /^\S+/.exec(line.slice(at))?.[0] ?? ''
}
