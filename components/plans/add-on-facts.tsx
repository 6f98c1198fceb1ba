import { useTranslations } from 'next-intl'
import { isSold } from '#contract/add-on-units'
import type { AddOn } from '@/lib/domain/plan'
import { addOnLabel } from '@/lib/format/labels'
import { dollars } from '@/lib/format/money'

/** Name and extra room of an add-on, and its price unless every plan includes it. */
export function AddOnFacts({ addOn }: { addOn: AddOn }) {
  const t = useTranslations('plans')
  const { price, increments } = addOn
  return (
    <div className="grid gap-0.5 text-sm">
      <h3 className="font-medium">{addOnLabel(t, addOn)}</h3>
      <p className="text-muted-foreground">
        {increments ? t('addOnIncrements', increments) : t('addOnReminders')}
      </p>
      {isSold(addOn) && (
        <p className="tabular-nums">
          {dollars(price)} <span className="text-muted-foreground">{t('perMonth')}</span>
        </p>
      )}
    </div>
  )
}
