import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { planCatalogue } from '#contract/plans'
import { PlanChooser } from '@/components/plans/plan-chooser'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import { RegisterClinicForm } from './register-clinic-form'

const plans = planCatalogue.map(({ _id: id, addOns: _, ...plan }) => ({ ...plan, id, addOns: [] }))
const page = island({ at: routes.clinicAdd })

it('the price of the chosen plan stands beside the button that registers the clinic', async () => {
  page.show(
    <RegisterClinicForm
      offered={plans}
      plans={<PlanChooser plans={plans} contactHref="mailto:hello@consulta.example" />}
    />,
  )
  expect(screen.queryByText('€5.00')).toBeNull()
  await page.press(/: Advanced$/)
  expect(screen.getByText('€5.00').closest('p')?.textContent).toBe('Advanced: €5.00 per user per month')
})
