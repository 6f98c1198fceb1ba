import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aHistory } from '@/components/testing/a-history'
import { island } from '@/components/testing/island'
import { historyRights } from '@/lib/domain/history-rights'
import { routes } from '@/lib/routes'
import { HistoryScreen } from './history-screen'

const page = island({ at: routes.history('p1') })

async function open(name: string) {
  page.show(
    <HistoryScreen
      initial={aHistory()}
      rights={historyRights(['doctor'])}
      today="2026-11-26"
      timeZone="Europe/Madrid"
      actions={null}
    />,
  )
  await page.press(name)
  return screen.findByRole('dialog')
}

const told = (text: string) => screen.findByText(text)
const silent = (text: string) => expect(screen.queryByText(text)).toBeNull()
const future = 'Date must be today or in the past'
const order = 'Until date must be equal to or after since date'

it('a condition: what is missing is told in its place, and the first of it takes the focus', async () => {
  await open('Add Condition')
  await page.press('Save')
  for (const message of ['Name is required', 'Details is required', 'Since date is required'])
    await told(message)
  expect(document.activeElement).toBe(page.field('Name'))
  expect(page.sent).toEqual([])
})

it('a condition: both faults of its days are told at once, and each goes when it is mended', async () => {
  await open('Add Condition')
  await page.type('Name', 'x'.repeat(51))
  await page.type('Details', 'y'.repeat(121))
  await page.type('Since', '2999-01-01')
  await page.type('Until', '2020-01-01')
  await page.press('Save')
  for (const message of [future, order]) await told(message)
  await told('Must be at most 50 characters long')
  await told('Must be at most 120 characters long')
  await page.type('Since', '2020-01-02')
  await page.press('Save')
  await waitFor(() => silent(future))
  await told(order)
})

it('a treatment: its fields in their order, and its end not before its start', async () => {
  const dialog = await open('Add Treatment')
  const labels = [...dialog.querySelectorAll('label')].map(({ textContent }) => textContent)
  expect(labels).toEqual(['Name*', 'Instructions*', 'Start date*', 'End date*'])
  await page.press('Save')
  for (const message of ['Instructions is required', 'Start date is required', 'End date is required'])
    await told(message)
  await page.type('Start date', '2026-01-02')
  await page.type('End date', '2025-01-01')
  await page.press('Save')
  await told('End date must be equal to or after start date')
  expect(page.sent).toEqual([])
})

it('a treatment: its end is filled in by its length, counted from its start, and stays editable', async () => {
  await open('Add Treatment')
  const length = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
  expect(length('6 months').disabled).toBe(true)
  await page.type('Start date', '2026-08-31')
  await page.press('6 months')
  expect(page.field('End date').value).toBe('28/02/2027')
  expect(length('6 months').getAttribute('aria-pressed')).toBe('true')
  await page.press('1 week')
  expect(page.field('End date').value).toBe('06/09/2026')
  await page.type('End date', '2026-09-10')
  expect(length('1 week').getAttribute('aria-pressed')).toBe('false')
})

it('an allergy: the dialog says what it is for', async () => {
  const dialog = await open('Add allergy')
  const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe('Add an allergy')
})

it('an allergy that could not be saved keeps the dialog and what was typed, and says so', async () => {
  page.refuse('histories.addAllergy', 'unavailable')
  await open('Add allergy')
  await page.type('Name', 'Latex')
  await page.press('Save')
  const said = await screen.findByRole('alert')
  expect(said.textContent).toContain('An error occurred. Please try again later.')
  expect(page.field('Name').value).toBe('Latex')
})

it('a dialog that is cancelled gives the focus back to its button', async () => {
  await open('Add Condition')
  await page.press('Cancel')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  screen.getByRole('button', { name: 'Add Condition' }).focus()
  await page.press('Add Condition')
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))
  await page.press('Cancel')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Add Condition'))
})
