'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { mostUnits } from '#contract/add-on-units'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { NativeSelect } from '@/components/ui/native-select'
import type { AddOn } from '@/lib/domain/plan'
import { addOnLabel } from '@/lib/format/labels'
import { dollars, euros } from '@/lib/format/money'

interface AddOnFormProps {
  addOn: AddOn & { increments: NonNullable<AddOn['increments']> }
  users: number
  pending: boolean
  onBuy: (units: number) => void
}

const choices = Array.from({ length: mostUnits }, (_, index) => index + 1)

/** An add-on, what it costs now, and the way to pay for it. */
export function AddOnForm({ addOn, users, pending, onBuy }: AddOnFormProps) {
  const t = useTranslations('planUsage')
  const tPlans = useTranslations('plans')
  const locale = useLocale()
  const unitsId = useId()
  const [units, setUnits] = useState(1)
  const due = (Math.round(addOn.price * units * 100) * users) / 100
  return (
    <form
      aria-label={addOnLabel(tPlans, addOn)}
      className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        onBuy(units)
      }}
    >
      <div className="grid gap-0.5 text-sm">
        <h3 className="font-medium">{addOnLabel(tPlans, addOn)}</h3>
        <p className="text-muted-foreground">{tPlans('addOnIncrements', addOn.increments)}</p>
        <p className="tabular-nums">
          {dollars(addOn.price)} <span className="text-muted-foreground">{tPlans('perMonth')}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-3 max-sm:w-full">
        <div className="grid gap-1.5">
          <label htmlFor={unitsId} className="text-sm font-medium">
            {t('units')}
          </label>
          <NativeSelect
            id={unitsId}
            value={units}
            onChange={(event) => setUnits(Number(event.target.value))}
            wrapperClassName="w-20"
          >
            {choices.map((count) => (
              <option key={count} translate="no" value={count}>
                {count}
              </option>
            ))}
          </NativeSelect>
        </div>
        <SubmitButton
          pending={pending}
          pendingText={tPlans('submitting')}
          variant="secondary"
          className="max-sm:grow"
        >
          {t('buy', { due: euros(due, locale) })}
        </SubmitButton>
      </div>
      <p className="w-full text-sm text-muted-foreground">
        {t('addOnDue', { users, units, total: euros(due, locale) })}
      </p>
    </form>
  )
}
