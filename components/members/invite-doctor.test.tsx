import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import { InviteDoctor } from './invite-doctor'

const page = island({ at: routes.registerStaff })

it('invites a doctor by email, who needs no password and then appears in the team', async () => {
  page.answer('members.invite', { id: 'm1' })
  page.show(<InviteDoctor>Send an invitation</InviteDoctor>)
  await page.press('Send an invitation')
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).queryByLabelText(/Password/)).toBeNull()
  for (const [label, text] of [
    ['Name', 'Eva'],
    ['Surname', 'Ramos'],
    ['Email', 'eva@example.test'],
    ['Specialty', 'neurology'],
  ] as const)
    await page.type(label, text)
  await page.press('Send the invitation')
  await waitFor(() => expect(page.visited).toEqual([routes.staff]))
  expect(page.sent[0]?.body).toMatchObject({ email: 'eva@example.test', roles: ['doctor'] })
})
