import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { DoctorActions } from './doctor-actions'
import { EditHours } from './edit-hours'

const page = island()
const doctor = { id: 'd1', userId: 'u1', specialty: 'cardiology', auditor: false } as const
const acts = () => screen.getAllByRole('button').map((button) => button.textContent)

it('each act stands beside what it changes, and the deletion of the doctor last', () => {
  page.show(<DoctorActions doctor={doctor} name="Eva Gil" deletable isSelf={false} />)
  expect(acts()).toEqual(['Update specialty', 'Reset 2FA', 'Delete Doctor'])
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Access and account',
    'Specialty',
    'Two-factor authentication',
    'Can read the activity log',
    'Leaving the clinic',
  ])
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Can read the activity log' }).checked).toBe(
    false,
  )
})

it.each([
  [{ twoFactor: false, ahead: 41 }, /^Off$/, /^41 upcoming appointments/],
  [{ twoFactor: true, ahead: 0 }, /^On$/, /^No upcoming appointments/],
  [{}, /^Reset it if/, /^If patients have/],
])(
  'says how the account is set and what is to come, as far as that is known: %o',
  (known, factor, leaves) => {
    page.show(<DoctorActions doctor={doctor} name="Eva Gil" deletable isSelf={false} {...known} />)
    expect(screen.getByText(factor)).toBeTruthy()
    expect(screen.getByText(leaves)).toBeTruthy()
  },
)

it('the hours of a doctor are changed in their week', () => {
  page.show(<EditHours doctorId="d1" />)
  const link = screen.getByRole('link', { name: 'Edit hours' })
  expect(link.getAttribute('href')).toBe('/app/calendar?view=week&doctor=d1')
})

it('one’s own account is neither reset nor deleted here', () => {
  page.show(<DoctorActions doctor={doctor} name="Eva Gil" deletable={false} isSelf />)
  expect(acts()).toEqual(['Update specialty'])
})

it('the menu of specialties begins at the present one, so that Enter changes nothing', async () => {
  page.show(<DoctorActions doctor={doctor} name="Eva Gil" deletable={false} isSelf />)
  fireEvent.keyDown(screen.getByRole('button', { name: 'Update specialty' }), { key: 'Enter' })
  await screen.findByRole('menu')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cardiology'))
})
