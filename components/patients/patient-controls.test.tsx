// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { readPatientList } from '@/lib/domain/patient-list'
import { routes } from '@/lib/routes'
import { PatientControls } from './patient-controls'

const page = island({ at: routes.patients })

it('a search among the patients is sent by a button of its form', async () => {
  page.show(<PatientControls state={readPatientList({})} />)
  expect(screen.getByRole('button', { name: 'Apply' }).getAttribute('type')).toBe('submit')
  await page.type('Search', 'Ana')
  await page.press('Apply')
  expect(page.visited).toEqual([`${routes.patients}?q=Ana`])
})
