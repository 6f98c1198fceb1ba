import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import { InviteByEmail } from './invite-by-email'

const page = island({ at: routes.registerPatient })

it('registers a patient by email, who needs neither a username nor a password', async () => {
  page.answer('patients.invite', { id: 'p1' })
  page.answer('patients.similar', [])
  page.show(<InviteByEmail today="2026-11-24">Send an invitation</InviteByEmail>)
  await page.press('Send an invitation')
  const dialog = await screen.findByRole('dialog', { name: 'New patient' })
  expect(within(dialog).queryByLabelText(/Username|Password/)).toBeNull()
  for (const [label, text] of [
    ['Name', 'Eva'],
    ['Surname', 'Ramos'],
    ['Birthdate', '1990-05-17'],
    ['DNI', '12345678Z'],
    ['Email', 'eva@example.test'],
  ] as const)
    await page.type(label, text)
  await page.press('Register and continue')
  await waitFor(() => expect(page.visited).toEqual([routes.patientCreatedOf('p1')]))
  expect(page.sent.find(({ call }) => call === 'POST /api/calls/patients.invite')?.body).toMatchObject({
    name: 'Eva',
    email: 'eva@example.test',
  })
})
