import { screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, it } from 'vitest'
import { planCatalogue } from '#contract/plans'
import { island } from '@/components/testing/island'
import { paymentEndpoints } from '@/lib/endpoints/payments'
import { routes } from '@/lib/routes'
import { PlanForm } from './plan-form'
import { PlanUsage } from './plan-usage'

const page = island({ at: routes.plans })
const plans = planCatalogue.map(({ _id: id, addOns: _, ...plan }) => ({ ...plan, id, addOns: [] }))
const used = (count: number, limit: number | null) => ({ used: count, limit })

const ofFive = {
  planName: 'Professional',
  doctors: used(5, 35),
  patients: used(9, 5000),
  storage: used(0, null),
  addOns: [],
}

interface Given {
  current?: string | null
  chosen?: string | null
  users?: number | null
  clinicId?: string | null
  usage?: ComponentProps<typeof PlanForm>['usage']
}

const form = ({ current = null, chosen = null, users = 3, clinicId = 'c1', usage = null }: Given) => (
  <PlanForm
    plans={plans}
    current={current}
    chosen={chosen}
    users={users}
    usage={usage}
    clinicId={clinicId}
    contactHref="/contact"
  />
)
const show = (given: Given = {}) => page.show(form(given))
const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next' })

describe('choosing a plan', () => {
  it('shows users and total before the checkout, and goes there', async () => {
    page.answer(paymentEndpoints.start, { url: 'https://pay.example/1' })
    show()
    const status = screen.getByRole('status')
    expect(status.textContent).toBe('Choose a plan to continue.')
    expect(next().disabled).toBe(true)
    await page.press('Choose Plan: Advanced')
    expect(screen.getByRole('status'), 'the same, or it is not read out').toBe(status)
    expect(screen.getByRole('status').textContent).toBe('3 users × €5.00 = €15.00 a month')
    await page.press('Next')
    expect(page.sent[0]?.body).toEqual({ planId: 'advanced', clinicId: 'c1' })
    expect(page.left).toEqual(['https://pay.example/1'])
  })

  it('says below each price in dollars what is charged in euros', () => {
    show()
    const card = screen.getByRole('heading', { name: 'Advanced' }).closest('li')
    expect(card?.textContent).toContain('$5.00€5.00 per user per month')
  })

  it('asks an administrator of the platform for the clinic, and keeps the plan meanwhile', async () => {
    const { rerender } = show({ clinicId: null, users: null })
    await page.press('Choose Plan: Advanced')
    expect(screen.getByRole('status').textContent).toBe('Choose a clinic to continue.')
    expect(next().disabled).toBe(true)
    rerender(form({}))
    expect(next().disabled).toBe(false)
  })

  it('shows the present plan as selected until another is, and sells it to nobody, not by an address either', async () => {
    show({ current: 'basic', chosen: 'basic' })
    expect(screen.getByRole('button', { name: 'Selected: Basic' })).toBeTruthy()
    expect(screen.getAllByRole('button', { name: /^(Choose Plan|Selected): / })).toHaveLength(3)
    expect(screen.getByText('Choose another plan to continue.')).toBeTruthy()
    expect(next().disabled).toBe(true)
    const isBasic = () =>
      expect(screen.getByText('Current plan').closest('li')?.textContent).toContain('Basic')
    isBasic()
    await page.press('Choose Plan: Advanced')
    isBasic()
    expect(next().disabled).toBe(false)
    await page.press('Choose Plan: Basic')
    expect(screen.getByRole('button', { name: 'Selected: Basic' })).toBeTruthy()
    expect(next().disabled).toBe(true)
  })

  it('says under the price of each plan what it costs this clinic a month', () => {
    show({ users: 6, current: 'professional', usage: ofFive })
    const card = (name: string) => screen.getByRole('heading', { name }).closest('li')?.textContent
    expect(card('Advanced')).toContain('€30.00 a month€5.00 per user per month$5.00€30.00 less a month')
    expect(card('Professional')).toContain('€60.00 a month€10.00 per user per month$10.00')
    expect(screen.getByText('1,000 patients per clinic')).toBeTruthy()
  })

  it('says of a plan that the clinic has outgrown why, before it is chosen and instead of a sum', async () => {
    show({ current: 'professional', usage: ofFive })
    const marked = screen
      .getAllByText('Too small: you have 5 doctors')
      .map((note) => note.closest('li')?.textContent)
    expect(marked).toHaveLength(1)
    expect(marked[0]).toContain('Basic')
    const quiet = screen.getByRole('button', { name: 'Choose Plan: Basic' }).className
    expect(quiet).not.toBe(screen.getByRole('button', { name: 'Choose Plan: Advanced' }).className)
    await page.press('Choose Plan: Basic')
    expect(screen.getByRole('status').textContent).toBe(
      'Basic is too small for the clinic5 doctors, 2 allowed: 3 too many.',
    )
    expect(next().disabled).toBe(true)
  })

  it('keeps the choice that an unpaid checkout leads back to, and says what failed', async () => {
    page.refuse(paymentEndpoints.start, 'unavailable')
    show({ chosen: 'advanced' })
    expect(screen.getByRole('button', { name: 'Selected: Advanced' })).toBeTruthy()
    await page.press('Next')
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(next().disabled).toBe(false)
  })
})

describe('the use of a plan', () => {
  it('says first which plan it is and what it costs', () => {
    page.show(
      <PlanUsage
        usage={{
          planName: 'Advanced',
          doctors: used(2, 15),
          patients: used(1, 1000),
          storage: used(0, null),
          addOns: [],
        }}
        plans={plans}
        contract={{ current: 'advanced', users: 8 }}
      />,
    )
    expect(screen.getByText('Plan: Advanced').parentElement?.textContent).toContain(
      '€40.00 a month for your 8 users',
    )
  })

  it('leads to a cheaper plan that has room, and says what would be lost', () => {
    page.show(
      <PlanUsage usage={ofFive} plans={plans} contract={{ current: 'professional', users: 8 }} kept="c9" />,
    )
    expect(
      screen.getByText('Save €40.00 a month with Advanced. You would lose DICOM, HL7, and FHIR.'),
    ).toBeTruthy()
    const way = screen.getByRole('link', { name: 'Switch to Advanced' })
    expect(way.getAttribute('href')).toBe(`${routes.plans}?clinic=c9&plan=advanced#plans`)
  })

  it('says what is left before a limit is hit', () => {
    page.show(
      <PlanUsage
        usage={{
          planName: 'Basic',
          clinics: used(1, 1),
          doctors: used(2, 2),
          patients: used(1, 350),
          storage: used(0, null),
          addOns: [],
        }}
      />,
    )
    const row = (name: string) =>
      screen.getAllByRole('listitem').find((each) => each.textContent.startsWith(name))
    expect(row('Clinics')?.textContent, 'one clinic is what the plan is for').toBe('Clinics1 of 1')
    expect(row('Doctors')?.textContent).toContain('2 of 2')
    expect(row('Doctors')?.textContent).toContain('Full')
    expect(row('Patients')?.textContent).toContain('1 of 350')
    expect(row('Patients')?.textContent).not.toContain('left')
  })
})
