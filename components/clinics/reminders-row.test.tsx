import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { defaultReminders, type ReminderSettings } from '#contract/reminders'
import { island } from '@/components/testing/island'
import type { Sent } from '@/components/testing/stand-in-web'
import { routes } from '@/lib/routes'
import { RemindersRow } from './reminders-row'

const page = island({ at: routes.clinicEdit })

const kept = ({ body }: Sent): ReminderSettings => ({ ...defaultReminders, ...(body as object), version: 2 })

it('a clinic says when it reminds and when it writes nothing, and the card shows it', async () => {
  page.answer('reminders.update', kept)
  await page.load(<RemindersRow clinicId="c1" initial={defaultReminders} />)
  await page.press('Edit reminders')
  await screen.findByRole('dialog', { name: 'Reminders' })
  for (const name of ['2 days before', '3 hours before', '1 day before'])
    await act(async () => screen.getByRole('checkbox', { name }).click())
  await page.type('No emails from', '21:00')
  await page.press('Save')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(page.sent.map(({ query, body }) => [query.id, body])).toMatchObject([
    ['c1', { on: true, hoursBefore: [24], quietFrom: '21:00' }],
  ])
  expect(screen.getByText('1 day before')).toBeTruthy()
  expect(screen.getByText(`21:00–${defaultReminders.quietTo}`)).toBeTruthy()
  expect(await screen.findByText('Reminders saved')).toBeTruthy()
})
