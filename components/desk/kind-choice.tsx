'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { Label } from '@/components/ui/label'
import { NativeSelect } from '@/components/ui/native-select'
import { kindName, type VisitKind } from '@/lib/domain/visit-kind'

interface KindChoiceProps {
  kinds: readonly VisitKind[]
  chosen: string
  onChoose: (id: string) => void
}

/** Asks for the kind of visit where the clinic has several. */
export function KindChoice({ kinds, chosen, onChoose }: KindChoiceProps) {
  const t = useTranslations('desk')
  const locale = useLocale()
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>{t('kind')}</Label>
      <NativeSelect id={id} value={chosen} onChange={(event) => onChoose(event.target.value)}>
        {kinds.map((kind) => (
          <option key={kind.id} value={kind.id}>
            {t('kindOption', { name: kindName(kind, locale), minutes: kind.minutes })}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}
