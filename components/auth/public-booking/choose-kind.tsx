'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { NativeSelect } from '@/components/ui/native-select'
import type { PublicClinic } from '@/lib/domain/structured-clinic'
import { kindName } from '@/lib/domain/visit-kind'

interface ChooseKindProps {
  kinds: PublicClinic['kinds']
  chosen: string
  onChoose: (kindId: string) => void
}

/** The most types that are shown as rows; more of them are a list to open. */
const fewKinds = 6

/** The choice of what the appointment is for, each type with its length. */
export function ChooseKind({ kinds, chosen, onChoose }: ChooseKindProps) {
  const t = useTranslations('publicBooking')
  const locale = useLocale()
  const id = useId()
  const minutes = (kind: (typeof kinds)[number]) => t('minutes', { count: kind.minutes })
  if (kinds.length > fewKinds) {
    return (
      <div className="grid gap-2">
        <label htmlFor={id} className="text-base font-semibold">
          {t('kind')}
        </label>
        <NativeSelect id={id} value={chosen} onChange={({ target }) => onChoose(target.value)}>
          <option value="">{t('chooseKind')}</option>
          {kinds.map((kind) => (
            <option key={kind.id} value={kind.id}>
              {`${kindName(kind, locale)} · ${minutes(kind)}`}
            </option>
          ))}
        </NativeSelect>
      </div>
    )
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-base font-semibold">{t('kind')}</legend>
      {kinds.map((kind) => (
        <label
          key={kind.id}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md border px-3 py-2 transition-colors hover:border-border-strong has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-ring"
        >
          <input
            type="radio"
            name={id}
            className="radio outline-none"
            checked={kind.id === chosen}
            onChange={() => onChoose(kind.id)}
          />
          <span className="min-w-0 grow wrap-anywhere">{kindName(kind, locale)}</span>
          <span className="shrink-0 text-muted-foreground tabular-nums">{minutes(kind)}</span>
        </label>
      ))}
    </fieldset>
  )
}
