import { useLocale, useTranslations } from 'next-intl'
import { euros } from '@/lib/format/money'

/** What a month costs, before the checkout says it: users, price for each, total. */
export function PlanTotal({ price, users }: { price: number; users: number }) {
  const t = useTranslations('plans')
  const locale = useLocale()
  return t('total', { users, price: euros(price, locale), total: euros(price * users, locale) })
}
