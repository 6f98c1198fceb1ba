'use client'

import { useTranslations } from 'next-intl'
import { PlanCards } from '@/components/plans/plan-cards'
import { FormField, FormItem, FormMessage } from '@/components/ui/form'
import type { Plan } from '@/lib/domain/plan'

/** The field `plan` of the form around it, worded as section 2 words it at the clinic's registration. */
export function PlanChooser({ plans, contactHref }: { plans: readonly Plan[]; contactHref: string }) {
  const t = useTranslations('plans')
  return (
    <FormField<{ plan: string }, 'plan'>
      name="plan"
      render={({ field, formState }) => (
        <FormItem required>
          <PlanCards
            plans={plans}
            selected={field.value || null}
            onSelect={field.onChange}
            labels={{ choose: t('chooseSpanish'), selected: t('selectedSpanish') }}
            contactHref={contactHref}
            disabled={formState.disabled}
            className="sm:grid-cols-2"
          />
          <FormMessage />
        </FormItem>
      )}
    />
  )
}
