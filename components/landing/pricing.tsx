import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { isSold } from '#contract/add-on-units'
import { planCatalogue } from '#contract/plans'
import { LandingSection } from '@/components/landing/sections'
import { CheckList } from '@/components/shared/text/check-list'
import { buttonVariants } from '@/components/ui/button'
import { addOnLabel } from '@/lib/format/labels'
import { euros } from '@/lib/format/money'
import { planLimits } from '@/lib/format/plan-limits'
import { routes } from '@/lib/routes'
import { cn } from '@/lib/utils'

/** Users of a usual clinic, whose month is told below the price. */
const teamOf = 5

/** Four cards beside each other leave little room for the words of a button. */
const narrow = 'h-auto min-h-9 py-1.5 text-center whitespace-normal pointer-coarse:min-h-11'

/** Section 9's table, one card a plan: one column below 768 px, four above. */
export function Pricing({ contactHref }: { contactHref: string }) {
  const t = useTranslations('landing')
  const plansText = useTranslations('plans')
  const locale = useLocale()
  /** An add-on that nobody has to buy shows its price struck out. */
  const priceOf = (addOn: (typeof planCatalogue)[number]['addOns'][number]) => {
    const price = t('addOnPrice', { price: euros(addOn.price, locale) })
    return isSold(addOn) ? (
      price
    ) : (
      <>
        <s className="block">{price}</s> {plansText('addOnIncluded')}
      </>
    )
  }
  const contact = (plan: string, variant: 'secondary' | 'link') => (
    <a href={contactHref} className={buttonVariants({ variant, className: narrow })}>
      {t('contactUs')}
      <span className="sr-only">: {plan}</span>
    </a>
  )
  return (
    <LandingSection id="pricing" title={t('pricing')} text={t('pricingText')}>
      <ul className="grid gap-4 md:grid-cols-4">
        {planCatalogue.map((plan) => (
          <li
            key={plan._id}
            className={cn(
              'row-span-3 grid grid-rows-subgrid rounded-lg border bg-card p-5',
              plan.price === 0 && 'border-primary',
            )}
          >
            <div className="grid content-start gap-2">
              <h3 className="text-base font-semibold">{plan.name}</h3>
              <p className="flex-wrap items-baseline gap-x-2 max-md:flex" data-tabular>
                <span className="block text-xl font-semibold">
                  {plan.price === null ? t('onContact') : euros(plan.price, locale)}
                </span>
                <span className="block text-sm">{t(plan.price === null ? 'forLarge' : 'perMonth')}</span>
                {/* A line in every card, so that the buttons begin in one. */}
                <span className={cn('block text-sm', plan.price !== null && 'font-medium')}>
                  {plan.price === null && t('forAny')}
                  {plan.price === 0 && t('noCard')}
                  {plan.price
                    ? `${euros(plan.price * teamOf, locale)} ${t('teamTotal', { users: teamOf })}`
                    : null}
                </span>
              </p>
            </div>
            <div className="grid content-start gap-2">
              {plan.price === 0 ? (
                <Link
                  prefetch={false}
                  href={routes.register}
                  className={buttonVariants({ className: narrow })}
                >
                  {t('registerClinic')}
                </Link>
              ) : (
                contact(plan.name, 'secondary')
              )}
            </div>
            <div className="grid content-start gap-4">
              <CheckList items={planLimits(plan, plansText)} className="text-sm" />
              {plan.addOns.map((addOn) => (
                <div key={addOn.name} className="rounded-md bg-muted p-3 text-sm">
                  <p className="text-xs text-muted-foreground">{t('addOn')}</p>
                  <p className="font-medium">{addOnLabel(plansText, { id: addOn._id, name: addOn.name })}</p>
                  <p className="text-muted-foreground">
                    {addOn.increments
                      ? plansText('addOnIncrements', addOn.increments)
                      : plansText('addOnReminders')}
                  </p>
                  <p data-tabular>{priceOf(addOn)}</p>
                </div>
              ))}
              {plan.price === 0 && contact(plan.name, 'link')}
            </div>
          </li>
        ))}
      </ul>
    </LandingSection>
  )
}
