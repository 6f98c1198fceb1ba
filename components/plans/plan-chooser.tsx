'use client'

import { PlanRows } from '@/components/plans/plan-rows'
import { FormField, FormItem, FormMessage } from '@/components/ui/form'
import type { Plan } from '@/lib/domain/plan'

/** The field `plan` of the form around it, worded as section 2 words it at the clinic's registration. */
export function PlanChooser({ plans, contactHref }: { plans: readonly Plan[]; contactHref: string }) {
  return (
    <FormField<{ plan: string }, 'plan'>
      name="plan"
      render={({ field, formState }) => (
        <FormItem required>
          <PlanRows
            plans={plans}
            selected={field.value || null}
            onSelect={field.onChange}
            contactHref={contactHref}
            disabled={formState.disabled}
          />
          <FormMessage />
        </FormItem>
      )}
    />
  )
}
