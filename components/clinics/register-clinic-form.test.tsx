import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { planCatalogue } from '#contract/plans'
import { PlanChooser } from '@/components/plans/plan-chooser'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import { RegisterClinicForm } from './register-clinic-form'

const plans = planCatalogue.map(({ _id: id, addOns: _, ...plan }) => ({ ...plan, id, addOns: [] }))
const page = island({ at: routes.clinicAdd })

it('what follows with the chosen plan stands beside the button that registers the clinic', async () => {
  page.show(
    <RegisterClinicForm
      offered={plans}
      plans={<PlanChooser plans={plans} contactHref="mailto:hello@consulta.example" />}
    />,
  )
  const follows = () => screen.getByRole('status').textContent
  expect(follows(), 'a region that is there before it speaks').toBe('')
  await page.press(/: Advanced$/)
  expect(follows()).toBe('Advanced: €5.00 a month for 1 user, paid in the next step.')
  await page.press(/: Basic$/)
  expect(follows()).toBe('Basic: free, starts at once.')
})
