import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aCondition, aHistory, aTreatment } from '@/components/testing/a-history'
import { island } from '@/components/testing/island'
import type { EntryOfVisit } from '@/lib/domain/appointment'
import { historyRights } from '@/lib/domain/history-rights'
import { routes } from '@/lib/routes'
import { HistoryScreen } from './history-screen'
import { ReadEntries } from './read-entries'
import { VisitEntries } from './visit-entries'

const page = island({ at: routes.appointment('v1') })

const lastChanged = { by: 'Eva Gil', at: '2026-11-26T08:00:00.000Z' }
const thisVisit = { id: 'v1', start: '2026-11-26T08:30:00.000Z', timeZone: 'Europe/Madrid' }
const migraine = aCondition()
const sumatriptan = aTreatment({ name: 'Sumatriptan', instructions: 'One tablet' })
const visit = { ...thisVisit, patientId: 'p1', status: 'pending' as const, entries: [] }
const listed: EntryOfVisit = {
  kind: 'condition',
  id: 'c1',
  name: 'Migraine',
  text: 'Twice a month',
  since: '2020-01-01',
  until: null,
}

/** Toasts are rows, too. */
const rows = () =>
  [...document.querySelectorAll('li:not([data-sonner-toast])')].map(({ textContent }) => textContent)

describe('entries of a visit', () => {
  it('are added there, tied to it', async () => {
    const tied = { ...sumatriptan, visit: thisVisit }
    page.answer('histories.get', aHistory({ conditions: [migraine] }))
    page.answer('histories.addTreatment', { treatments: [tied], lastChanged })
    await page.load(<VisitEntries visit={visit} today="2026-11-26" />)
    expect(screen.getByText(/^No entries linked yet\./)).toBeTruthy()
    await page.press('Add Treatment')
    await page.type('Name', 'Sumatriptan')
    await page.type('Instructions', 'One tablet')
    await page.type('Start date', '2026-01-02')
    await page.type('End date', '2099-12-31')
    await page.press('Save')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(page.sentTo('histories.addTreatment').map(({ body }) => body)).toMatchObject([{ visitId: 'v1' }])
    expect(rows()).toEqual([expect.stringMatching(/^Sumatriptan.*One tablet.*Treatment/)])
  })

  it('are tied when they stand in the history already, and untied', async () => {
    const answerWith = (tied: boolean) =>
      page.answer('histories.updateCondition', {
        conditions: [{ ...migraine, visit: tied ? thisVisit : null }],
        lastChanged,
      })
    page.answer('histories.get', aHistory({ conditions: [migraine] }))
    answerWith(true)
    await page.load(<VisitEntries visit={visit} today="2026-11-26" />)
    await page.press('Link entry')
    const dialog = await screen.findByRole('dialog', { name: 'Link to this appointment' })
    await page.press('Link Migraine')
    expect(await within(dialog).findByRole('button', { name: 'Unlink Migraine' })).toBeTruthy()
    answerWith(false)
    await page.press('Unlink Migraine')
    expect(await within(dialog).findByRole('button', { name: 'Link Migraine' })).toBeTruthy()
    answerWith(true)
    await page.press('Link Migraine')
    expect(page.sentTo('histories.updateCondition').map(({ body }) => body)).toMatchObject([
      { visitId: 'v1' },
      { visitId: null },
      { visitId: 'v1' },
    ])
    fireEvent.keyDown(dialog, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(rows()).toEqual([expect.stringMatching(/^Migraine.*Condition/)])
  })

  it('of another appointment come after those of none, and are moved quietly', async () => {
    const elsewhere = { ...thisVisit, id: 'v0' }
    const rest = { ...migraine, id: 'c2', name: 'Asthma', visit: null }
    page.answer('histories.get', aHistory({ conditions: [{ ...migraine, visit: elsewhere }, rest] }))
    await page.load(<VisitEntries visit={visit} today="2026-11-26" />)
    await page.press('Link entry')
    const dialog = await screen.findByRole('dialog', { name: 'Link to this appointment' })
    const acts = within(dialog).getAllByRole('button', { name: /Asthma|Migraine/ })
    expect(acts.map(({ textContent }) => textContent)).toEqual(['Link', 'Move here'])
    expect(acts.map(({ className }) => className.includes('ghost'))).toEqual([false, true])
  })

  it('are read by the patient, who ties none', () => {
    page.show(<ReadEntries entries={[listed]} />)
    expect(rows()).toEqual([expect.stringContaining('Migraine')])
    expect(screen.queryByRole('button')).toBeNull()
  })
})

it('the history says of which visit each entry is, and leads there', () => {
  const history = aHistory({
    conditions: [{ ...migraine, visit: thisVisit }],
    treatments: [{ ...sumatriptan, visit: thisVisit }],
  })
  page.show(
    <HistoryScreen
      initial={history}
      rights={historyRights(['doctor'])}
      today="2026-11-26"
      timeZone="Europe/Madrid"
      actions={null}
    />,
    { at: routes.history('p1') },
  )
  for (const section of ['conditions', 'treatments']) {
    const link = document.getElementById(section)?.querySelector(`a[href="${routes.appointment('v1')}"]`)
    expect(link?.textContent).toMatch(/^Appointment of .*26 Nov.*09:30/)
  }
})
