import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { DeskCalls } from './desk-calls'

const page = island()
const call = {
  id: 'c1',
  appointmentId: 'v1',
  patientId: 'p1',
  patientName: 'Rosa Vega',
  phone: '612 345 678',
  why: 'no-address' as const,
  about: 'moved' as const,
  since: '2026-11-24T08:00:00.000Z',
  start: '2026-11-25T09:00:00.000Z',
  timeZone: 'Europe/Madrid',
}

it('whom no mail reaches is called and ticked off', async () => {
  let waiting = [call]
  page.answer('calls.list', () => ({ calls: waiting }))
  page.answer('calls.done', () => {
    waiting = []
    return { message: 'Call noted' }
  })
  await page.load(<DeskCalls />)
  expect(await screen.findByText('1 patient to call')).toBeTruthy()
  expect(screen.getByRole('link', { name: '612 345 678' }).getAttribute('href')).toBe('tel:612345678')
  expect(screen.getByText(/^Appointment moved to/)).toBeTruthy()
  await page.press('Called: Rosa Vega')
  await waitFor(() => expect(screen.queryByText('Rosa Vega')).toBeNull())
  expect(page.sent.some(({ call }) => call.includes('calls.done'))).toBe(true)
})

it('counts patients, not what they are to be told', async () => {
  const calls = [
    call,
    { ...call, id: 'c2', about: 'reminder' as const },
    { ...call, id: 'c3', patientId: 'p2' },
  ]
  page.answer('calls.list', { calls })
  await page.load(<DeskCalls />)
  expect(await screen.findByText('2 patients to call')).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
})

it('says nothing as long as nobody is to be called', async () => {
  page.answer('calls.list', { calls: [] })
  await page.load(<DeskCalls />)
  await waitFor(() => expect(page.sent).toHaveLength(1))
  expect(screen.queryByRole('list')).toBeNull()
})
