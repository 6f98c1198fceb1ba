import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
// Loaded before the clock of a test runs; the dialog itself loads it when it opens.
import '@/components/shared/dialog/form-dialog-view'
import { typedPerson } from '#contract/typed-person'
import { QuickPatientDialog } from './quick-patient-dialog'

const page = island()

const open = (searched: string) =>
  page.show(
    <QuickPatientDialog
      typed={typedPerson(searched)}
      searched={searched}
      today="2026-11-16"
      onRegistered={() => {}}
      onClose={() => {}}
    />,
  )

it('fills in who was searched for', async () => {
  open('Ruiz Vega, María José')
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'María José')
  expect(screen.getByRole('textbox', { name: /^Surname/ })).toHaveProperty('value', 'Ruiz Vega')
  expect(screen.queryByText(/You searched for/)).toBeNull()
})

it('fills in nothing that is not sure, and shows what was typed', async () => {
  open('Juan Martín López García')
  expect(await screen.findByText('You searched for: Juan Martín López García')).toBeTruthy()
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveProperty('value', '')
  expect(screen.getByRole('textbox', { name: /^Surname/ })).toHaveProperty('value', '')
})
