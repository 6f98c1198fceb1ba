import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mailOnly } from '@/components/testing/channels-of'
import { island } from '@/components/testing/island'
import { VisitMails } from './visit-mails'

const page = island()
const visit = { id: 'v1', timeZone: 'Europe/Madrid', status: 'pending' } as const

async function open(own = false, reach = mailOnly) {
  if (!own) page.answer('channels.ofPatient', reach)
  page.show(<VisitMails visit={visit} patientId={own ? null : 'p1'} />)
  expect(page.sent).toEqual([])
  const summary = screen.getByText(
    own ? 'Emails and texts about this appointment' : 'Emails and texts to the patient',
  )
  await act(async () => {
    const details = summary.closest('details')
    if (details) details.open = true
    details?.dispatchEvent(new Event('toggle'))
  })
}

it('the staff read which mails the patient got and will get, once they want to know', async () => {
  page.answer('reminders.listMails', [
    { id: 'm1', kind: 'booked', channel: 'email', cost: 0, at: '2026-11-24T08:00:00.000Z', state: 'sent' },
    {
      id: 'm2',
      kind: 'reminder',
      channel: 'email',
      cost: 0,
      at: '2026-11-26T08:00:00.000Z',
      state: 'planned',
    },
  ])
  await open()
  expect(await screen.findByText('Appointment booked')).toBeTruthy()
  expect(screen.getByText('Planned')).toBeTruthy()
})

it('a reminder that nobody will get is not called planned, and says why', async () => {
  page.answer('reminders.listMails', [
    {
      id: 'm1',
      kind: 'reminder',
      channel: 'email',
      cost: 0,
      at: '2026-11-26T08:00:00.000Z',
      state: 'dropped',
      why: 'patient-none',
    },
  ])
  await open()
  expect(await screen.findByText('Will not be sent')).toBeTruthy()
  expect(screen.getByText('Reminders are turned off in the profile.')).toBeTruthy()
  expect(screen.queryByText('Planned')).toBeNull()
})

it('mails to an address that is refused cannot be delivered', async () => {
  page.answer('reminders.listMails', [
    {
      id: 'm1',
      kind: 'booked',
      channel: 'email',
      cost: 0,
      at: '2026-11-24T08:00:00.000Z',
      state: 'failed',
      why: 'address-refused',
    },
    {
      id: 'm2',
      kind: 'reminder',
      channel: 'email',
      cost: 0,
      at: '2026-11-26T08:00:00.000Z',
      state: 'dropped',
      why: 'address-refused',
    },
  ])
  await open()
  expect(await screen.findAllByText('Cannot be delivered')).toHaveLength(2)
})

it('the patient ends the links of all mails after a question, and a failure is told in it', async () => {
  page.answer('reminders.listMails', [])
  page.refuse('reminders.revokeLinks', 'internal')
  await open(true)
  await page.press('Turn off the links')
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('The appointment stays as it is')
  const end = () =>
    act(async () => within(question).getByRole('button', { name: 'Turn off the links' }).click())
  await end()
  expect(await within(question).findByRole('alert')).toBeTruthy()
  page.answer('reminders.revokeLinks', { message: 'done' })
  await end()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(await screen.findByText('Links turned off')).toBeTruthy()
})

it('the staff ask there whether the clinic may write to the telephone', async () => {
  page.answer('reminders.listMails', [])
  await open(false, {
    ...mailOnly,
    phone: '600 200 300',
    isMobile: true,
    offered: ['sms'],
    consents: [{ kind: 'sms', version: 1, given: null, at: null, byStaff: false }],
  })
  expect(await screen.findByRole('button', { name: 'The patient says yes to SMS' })).toBeTruthy()
})

it('a message to a telephone says its channel, its cost and how it fared', async () => {
  page.answer('reminders.listMails', [
    {
      id: 'm1',
      kind: 'reminder',
      channel: 'whatsapp',
      cost: 0,
      at: '2026-11-24T08:00:00.000Z',
      state: 'failed',
    },
    {
      id: 'm2',
      kind: 'reminder',
      channel: 'sms',
      cost: 8,
      at: '2026-11-24T08:00:01.000Z',
      state: 'answered',
    },
  ])
  await open()
  const [failed, answered] = await screen.findAllByRole('listitem')
  expect(failed?.textContent).toMatch(/Reminder · WhatsApp.*Failed/)
  expect(answered?.textContent).toMatch(/Reminder · SMS · €0\.08.*Answered/)
})
