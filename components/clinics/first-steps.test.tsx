import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import { FirstSteps } from './first-steps'

const page = island({ at: routes.app })

describe('the first steps of a clinic', () => {
  const show = (steps: Parameters<typeof FirstSteps>[0]['steps']) =>
    page.show(<FirstSteps steps={steps} clinicId="c1" />)

  it('tick what is done and lead to the rest', () => {
    show({ done: ['plan', 'doctor'], dismissed: false })
    expect(screen.getByRole('region', { name: 'First steps' }).textContent).toContain('2 of 6 done')
    expect(screen.getByRole('link', { name: /Choose a plan/ }).textContent).toContain('done')
    const addresses = {
      'Opening hours': routes.clinicEdit,
      'Register the first doctor': routes.registerStaff,
      'Register a patient': routes.registerPatient,
    }
    for (const [step, href] of Object.entries(addresses))
      expect(screen.getByRole('link', { name: new RegExp(step) }).getAttribute('href')).toBe(href)
  })

  it('say how many minutes each that is left takes, and stand before what is done', () => {
    show({ done: ['plan', 'doctor'], dismissed: false })
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
    expect(items.map((text) => /About \d min/.test(text))).toEqual([true, true, true, true, false, false])
    expect(screen.getAllByRole('link', { current: 'step' }).map(({ textContent }) => textContent)).toEqual([
      'Opening hoursAbout 2 min',
    ])
  })

  it.each([
    ['all are done', { done: ['hours', 'doctor', 'shifts', 'patient', 'invite', 'plan'], dismissed: false }],
    ['nobody wants them', { done: [], dismissed: true }],
  ] as const)('are not shown when %s', (_when, steps) => {
    show({ ...steps, done: [...steps.done] })
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('are hidden for good by whoever knows the way; a failure is told', async () => {
    page.refuse('clinics.dismissFirstSteps', 'internal')
    show({ done: [], dismissed: false })
    await page.press('Hide')
    expect(screen.getByRole('status').textContent).not.toBe('')
    page.answer('clinics.dismissFirstSteps', { done: [], dismissed: true })
    await page.press('Hide')
    expect(page.sent.at(-1)).toMatchObject({
      call: 'POST /api/calls/clinics.dismissFirstSteps',
      query: { id: 'c1' },
      body: { dismissed: true },
    })
    expect(page.refreshed()).toBe(1)
  })
})
