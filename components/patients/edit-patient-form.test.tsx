import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aPatient as patient } from '@/components/testing/a-patient'
import { island } from '@/components/testing/island'
import { patientEndpoints } from '@/lib/endpoints/patients'
import { EditPatientForm } from './edit-patient-form'

const page = island()

it.each([
  ['Apellido', '', 'The surname is required'],
  ['Fecha de Nacimiento', '2999-01-01', 'Date must be today or in the past'],
])('a fault stays at its field: %s', async (label, text, fault) => {
  page.show(<EditPatientForm patient={patient} today="2026-11-24" onSaved={vi.fn()} onCancel={vi.fn()} />)
  await page.type(label, text)
  await page.press('Guardar')
  expect(await screen.findByText(fault)).toBeTruthy()
  expect(page.sent).toEqual([])
})

it('a press on cancel leaves the field as it is, so that no fault moves the button away', () => {
  page.show(<EditPatientForm patient={patient} today="2026-11-24" onSaved={vi.fn()} onCancel={vi.fn()} />)
  expect(fireEvent.mouseDown(screen.getByRole('button', { name: 'Cancelar' }))).toBe(false)
})

it('what was changed is saved, and cancelling saves nothing', async () => {
  const [onSaved, onCancel] = [vi.fn(), vi.fn()]
  const saved = { ...patient, city: 'Alcalá' }
  page.answer(patientEndpoints.update, saved)
  page.show(<EditPatientForm patient={patient} today="2026-11-24" onSaved={onSaved} onCancel={onCancel} />)
  await page.type('Ciudad', 'Alcalá')
  await page.press('Cancelar')
  expect(onCancel).toHaveBeenCalledTimes(1)
  expect(page.sent).toEqual([])
  await page.press('Guardar')
  expect(page.sent[0]?.body).toMatchObject({ city: 'Alcalá' })
  expect(onSaved).toHaveBeenCalledWith(saved)
})
