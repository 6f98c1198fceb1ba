import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createTranslator } from 'next-intl'
import { describe, expect, it, vi } from 'vitest'
import { englishTexts } from '@/components/testing/in-spanish'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import type { SeriesPreview } from '@/lib/swr/workshift-series'
import en from '@/messages/en.json'
import es from '@/messages/es.json'
import { WeeklyHoursDialog } from './weekly-hours-dialog'

const page = island({ at: routes.calendar })
const closed = vi.fn()

const visit = {
  _id: 'v1',
  patientId: 'p1',
  clinicId: 'k1',
  doctorId: 'd1',
  type: 'visit',
  appointmentDate: '2026-11-30T13:30:00.000Z',
  duration: 30,
  status: 'scheduled',
  doctorName: 'Eva Gil',
  clinicName: 'Centro',
  timeZone: 'Europe/Madrid',
  patientName: 'Lucía Vidal',
} as unknown as SeriesPreview['affected'][number]

const preview = (collisions: string): SeriesPreview => ({
  shifts: collisions === 'replace' ? 2 : 1,
  skipped: 0,
  first: null,
  last: null,
  collisions: [{ startDate: '2026-11-30T11:00:00.000Z', duration: 180, with: 's9' }],
  affected: collisions === 'replace' ? [visit] : [],
  version: 'v',
})
const offer = { doctorId: 'd1', doctorName: 'Eva Gil', appointmentDate: '2026-11-30T09:00:00.000Z' }

describe.each(['en', 'es'] as const)('hours that replace others, in %s', (locale) => {
  const t = createTranslator({ locale, messages: locale === 'es' ? es : en })

  async function open() {
    closed.mockClear()
    page.answer('workshift-series.preview', ({ body }) =>
      preview((body as { collisions: string }).collisions),
    )
    await page.load(
      <WeeklyHoursDialog
        name="weekly-hours"
        draft={{ from: '2026-11-30', serial: 1 }}
        open
        onOpenChange={closed}
        doctor={{ id: 'd1', name: 'Eva Gil' }}
        timeZone="Europe/Madrid"
        today="2026-11-24"
      />,
      { locale },
    )
    fireEvent.click(await screen.findByRole('checkbox', { name: locale === 'es' ? 'lunes' : 'Monday' }))
    const collisions = t('weeklyHours.collisions', { count: 1 })
    await screen.findByLabelText(collisions)
    const count = (shifts: number) => screen.findByText(t('weeklyHours.count', { count: shifts }))
    await count(1)
    expect(screen.queryByText('Lucía Vidal')).toBeNull()
    await page.type(collisions, 'replace')
    await count(2)
    expect(screen.getByText('Lucía Vidal')).toBeTruthy()
    await page.press(t('weeklyHours.save'))
    return screen.findByRole('alertdialog')
  }
  const ways = () => page.pick(t('resolve.way.same'))

  it('show whose hours they are and which visits would lose theirs; those may stay', {
    tags: 'slow',
  }, async () => {
    const question = await open()
    expect(question.textContent).toContain('Lucía Vidal')
    expect(document.body.textContent).toContain('Eva Gil')
    if (locale === 'es') expect(englishTexts()).toEqual([])
    expect(page.sentTo('workshift-series.create')).toEqual([])
    page.answer('workshift-series.create', { seriesId: 's1', created: 2, skipped: 0, removed: 1 })
    await page.pick(t('resolve.stay'))
    await page.press(t('weeklyHours.saveAnyway'))
    await waitFor(() => expect(closed).toHaveBeenCalledWith(false))
    expect(page.sent.at(-1)).toMatchObject({
      query: { force: 'true' },
      body: { collisions: 'replace', version: 'v' },
    })
  })

  it('say where each visit goes, and both come back together', { tags: 'slow' }, async () => {
    const question = await open()
    await page.press(t('weeklyHours.saveAnyway'))
    expect(await screen.findByText(t('resolve.choose'))).toBeTruthy()
    page.answer('visits.resolveOptions', { visits: [{ appointmentId: 'v1', same: [offer], colleague: [] }] })
    await ways()
    expect(await within(question).findByRole('option', { name: /10:00/ })).toBeTruthy()
    page.answer('visits.resolve', { undo: 'u1', undoUntil: '2026-11-24T10:00:00.000Z', visits: [] })
    await page.press(t('resolve.confirm', { fate: 'moved', count: 1 }))
    await waitFor(() => expect(closed).toHaveBeenCalledWith(false))
    expect(page.sent.at(-1)?.body).toMatchObject({
      plan: [{ appointmentId: 'v1', to: { doctorId: 'd1', appointmentDate: offer.appointmentDate } }],
      with: { write: 'create-series', body: { collisions: 'replace', version: 'v' } },
    })
    page.answer('visits.undo', { message: 'Taken back' })
    const undo = await screen.findByText(locale === 'es' ? 'Deshacer' : 'Undo')
    await act(async () => undo.click())
    await waitFor(() => expect(page.sent.at(-1)?.query).toEqual({ token: 'u1' }))
  })

  it('of which somebody took a time meanwhile are asked about anew, and nothing is done', {
    tags: 'slow',
  }, async () => {
    await open()
    page.answer('visits.resolveOptions', { visits: [{ appointmentId: 'v1', same: [offer], colleague: [] }] })
    await ways()
    page.refuse('visits.resolve', 'slot_taken')
    await page.press(t('resolve.confirm', { fate: 'moved', count: 1 }))
    expect(await screen.findByText(t('resolve.changed'))).toBeTruthy()
    expect(page.sent.at(-1)?.call).toContain('resolveOptions')
    expect(closed).not.toHaveBeenCalled()
  })
})
