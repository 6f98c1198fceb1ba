import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aPatient as patient } from '@/components/testing/a-patient'
import { island } from '@/components/testing/island'
import { patientEndpoints } from '@/lib/endpoints/patients'
import { routes } from '@/lib/routes'
import { PatientCard } from './patient-card'

const page = island({ at: routes.patientEdit })

const edit = () => page.press('Editar')

it('the own details are changed in their place, said to be saved, and shown', async () => {
  page.answer(patientEndpoints.update, { ...patient, city: 'Alcalá de Henares' })
  page.show(<PatientCard initial={patient} today="2026-11-24" />)
  await edit()
  expect(document.activeElement).toBe(page.field('Nombre'))
  await page.type('Ciudad', 'Alcalá de Henares')
  await page.press('Guardar')
  expect(await screen.findByText('Your details are saved')).toBeTruthy()
  expect(screen.getByText('Alcalá de Henares')).toBeTruthy()
  expect(screen.queryByText('Madrid')).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Editar' }))
})

it('cancelling restores what was there, also in the form', async () => {
  page.show(<PatientCard initial={patient} today="2026-11-24" />)
  await edit()
  await page.type('Apellido', '')
  await page.press('Cancelar')
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(screen.getByText('Vidal')).toBeTruthy()
  await edit()
  expect(page.field('Apellido').value).toBe('Vidal')
  expect(page.sent).toEqual([])
})
