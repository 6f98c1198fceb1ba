'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { AsIs } from '@/components/shared/text/as-is'
import { Label } from '@/components/ui/label'
import { NativeSelect } from '@/components/ui/native-select'
import type { Partner } from '@/lib/domain/thread'

interface ClinicChoiceProps {
  clinics: readonly Partner[]
  value: string
  onChoose: (id: string) => void
}

/** To whom a patient writes; staff write from their own clinic, which has no name here. */
export function ClinicChoice({ clinics, value, onChoose }: ClinicChoiceProps) {
  const t = useTranslations('threads')
  const id = useId()
  const [first] = clinics
  if (!first?.name) return null
  if (clinics.length === 1)
    return (
      <p className="flex flex-wrap gap-x-2 font-medium">
        <span className="text-muted-foreground">{t('to')}</span>
        <AsIs>{first.name}</AsIs>
      </p>
    )
  return (
    <div className="grid gap-1.5">
      <Label required htmlFor={id}>
        {t('to')}
      </Label>
      <NativeSelect id={id} aria-required value={value} onChange={({ target }) => onChoose(target.value)}>
        {clinics.map((clinic) => (
          <option translate="no" key={clinic.id} value={clinic.id}>
            {clinic.name}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}
