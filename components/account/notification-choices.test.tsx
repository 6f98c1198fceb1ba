import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { defaultWays } from '#contract/notifications'
import type { NotificationChoices } from '#contract/reminders'
import { island } from '@/components/testing/island'
import { NotificationChoicesDialog } from './notification-choices'

const page = island()
const closed = vi.fn()
const choices: NotificationChoices = {
  reminders: 'email',
  language: 'en',
  ways: defaultWays,
  quietFrom: '00:00',
  quietTo: '00:00',
  timeZone: 'Europe/Madrid',
  summary: false,
}

async function open({ isStaff = false, kept = choices } = {}) {
  closed.mockClear()
  page.answer('reminders.getChoices', kept)
  return page.load(<NotificationChoicesDialog isStaff={isStaff} onClose={closed} />)
}
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const visits = () => box('Appointments booked, moved or cancelled: In the app')
const sent = () => page.sent.filter(({ call }) => call.endsWith('updateChoices')).at(-1)?.body

it('what somebody does not want to hear of is saved, and shown when it is opened again', async () => {
  const { unmount } = await open()
  expect((await visits()).checked).toBe(true)
  fireEvent.click(await visits())
  fireEvent.click(await box('No emails at night'))
  await page.type('Quiet until', '07:30')
  const saved = {
    ...choices,
    ways: { ...defaultWays, visits: { tray: false, mail: true } },
    quietFrom: '22:00',
    quietTo: '07:30',
  }
  page.answer('reminders.updateChoices', saved)
  await page.press('Save')
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1))
  // Whoever has named no channel for reminders names none here.
  const { reminders: _, ...named } = saved
  expect(sent()).toEqual({ ...named, timeZone: expect.any(String) })
  unmount()
  await open({ kept: saved })
  expect((await visits()).checked).toBe(false)
  expect(page.field('Quiet until').value).toBe('07:30')
})

it.each([
  [false, /^Waitlist offers/, /^Working hours/],
  [true, /^Working hours/, /^Waitlist offers/],
])('what there is to choose is what one is told of (staff: %s)', async (isStaff, offered, hidden) => {
  await open({ isStaff })
  await visits()
  expect(screen.getAllByRole('checkbox', { name: offered })).toHaveLength(2)
  expect(screen.queryByRole('checkbox', { name: hidden })).toBeNull()
  expect(screen.queryAllByRole('checkbox', { name: /^A summary of the day/ })).toHaveLength(isStaff ? 1 : 0)
})

it('mails about the security of the account cannot be refused', async () => {
  await open()
  const mail = await box('Password and two-factor authentication: Email')
  expect([mail.checked, mail.disabled]).toEqual([true, true])
})

it('a choice that could not be saved is said, and stays as it was made', async () => {
  await open()
  page.refuse('reminders.updateChoices', 'unavailable')
  fireEvent.click(await visits())
  await page.press('Save')
  expect((await screen.findByRole('alert')).textContent).toContain('Your choice could not be saved.')
  expect((await visits()).checked).toBe(false)
  expect(closed).not.toHaveBeenCalled()
})

it('choices that could not be read are said to be missing', async () => {
  page.refuse('reminders.getChoices', 'unavailable')
  await page.load(<NotificationChoicesDialog isStaff={false} onClose={closed} />)
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded')
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})
