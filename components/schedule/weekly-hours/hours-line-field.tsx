'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { parseHoursLine } from '#contract/hours-line'
import type { Pattern } from '#contract/series-pattern'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'

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
  const id = useId()
  const [isLeft, setLeft] = useState(false)
  const answer = value.trim() === '' ? null : parseHoursLine(value, today)
  const fault = answer && 'at' in answer ? answer : null

  function type(line: string) {
    onChange(line)
    setLeft(false)
    const understood = parseHoursLine(line, today)
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
        aria-invalid={fault && isLeft ? true : undefined}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setLeft(true)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          setLeft(true)
          onEnter()
        }}
      />
      <p id={`${id}-said`} aria-live="polite" className="text-sm text-muted-foreground wrap-anywhere">
        {!answer && t('lineHelp')}
        {answer && !fault && t('lineUnderstood')}
        {fault && fault.word === '' && t('lineUnfinished')}
        {fault && fault.word !== '' && (
          <>
            {t('lineStopped')} <span>{value.slice(0, fault.at)}</span>
            <mark className="rounded-xs bg-destructive-soft px-0.5 font-medium text-destructive-strong">
              {wordAt(value, fault.at)}
            </mark>
          </>
        )}
      </p>
    </div>
  )
}

function wordAt(line: string, at: number): string {
  return /^\S+/.exec(line.slice(at))?.[0] ?? ''
}
