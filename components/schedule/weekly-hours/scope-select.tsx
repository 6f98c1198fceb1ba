'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { type SeriesScope, seriesScopes } from '#contract/workshift-series'
import { Label } from '@/components/ui/label'
import { NativeSelect } from '@/components/ui/native-select'

interface ScopeSelectProps {
  deletes?: boolean
  value: SeriesScope
  onChange: (scope: SeriesScope) => void
}

const texts = { one: 'scopeOne', following: 'scopeFollowing', all: 'scopeAll' } as const

/** How much of its weekly hours a change of a schedule, or its deletion, reaches. */
export function ScopeSelect({ deletes = false, value, onChange }: ScopeSelectProps) {
  const t = useTranslations('weeklyHours')
  const id = useId()
  const choose = (text: string) => onChange(seriesScopes.find((scope) => scope === text) ?? 'one')
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>{t(deletes ? 'scopeDelete' : 'scope')}</Label>
      <NativeSelect id={id} value={value} onChange={({ target }) => choose(target.value)}>
        {seriesScopes.map((scope) => (
          <option key={scope} value={scope}>
            {t(texts[scope])}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}
