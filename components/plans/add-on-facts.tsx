import { useTranslations } from 'next-intl'
import type { AddOn } from '@/lib/domain/plan'
import { addOnLabel } from '@/lib/format/labels'
import { dollars } from '@/lib/format/money'

/** Name, extra room and price of an add-on. */
export function AddOnFacts({ addOn }: { addOn: AddOn }) {
  const t = useTranslations('plans')
  const { price, increments } = addOn
  return (
    <div className="grid gap-0.5 text-sm">
      <h3 className="font-medium">{addOnLabel(t, addOn)}</h3>
      <p className="text-muted-foreground">
        {increments ? t('addOnIncrements', increments) : t('addOnReminders')}
      </p>
      <p className="tabular-nums">
        {dollars(price)} <span className="text-muted-foreground">{t('perMonth')}</span>
      </p>
    </div>
  )
}
