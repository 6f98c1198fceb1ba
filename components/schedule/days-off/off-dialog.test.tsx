import { act, screen, waitFor, within } from '@testing-library/react'
import { createTranslator } from 'next-intl'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { DayOff } from '#contract/days-off'
import { aVisit } from '@/components/testing/a-visit'
import { englishTexts } from '@/components/testing/in-spanish'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import en from '@/messages/en.json'
import es from '@/messages/es.json'
import { RoomsDay } from '../rooms/rooms-day'
import { DaysOffDialog } from './days-off-dialog'

const page = island({ at: routes.calendar })
const today = '2026-11-26'
const room = { id: 'r1', name: 'Eco 1', kind: 'room' as const, visits: [], closed: null }
const visit = aVisit()
const offer = { doctorId: 'd1', doctorName: 'Eva Gil', appointmentDate: '2026-11-27T09:00:00.000Z' }
const off = (id: string, of: Partial<DayOff>): DayOff => ({
  id,
  clinicId: 'c1',
  doctorId: null,
  from: today,
  to: today,
  reason: 'other',
  note: null,
  ...of,
})
const coming = [
  off('o1', { doctorId: 'd1', to: '2026-11-27', note: 'Congress' }),
  off('o2', { resourceId: 'r1', reason: 'repair', note: 'New probe' }),
  off('o3', { resourceId: 'r2', reason: 'repair', note: 'Painting' }),
]

beforeEach(() => {
  page.answer('days-off.list', coming)
  page.answer('days-off.holidays', [])
  page.answer('calendar.rooms', [room])
})

const made = () => page.sentTo('days-off.create')

describe.each(['en', 'es'] as const)('in %s, days are taken away', (locale) => {
  const t = createTranslator({ locale, messages: locale === 'es' ? es : en })
  const closed = vi.fn()

  async function ofDoctor() {
    closed.mockClear()
    const doctor = { id: 'd1', name: 'Eva Gil' } as Parameters<typeof DaysOffDialog>[0]['doctor']
    await page.load(
      <DaysOffDialog
        name="days-off"
        draft={{ from: today, serial: 1 }}
        open
        onOpenChange={closed}
        doctor={doctor}
        doctors={[doctor]}
        timeZone="Europe/Madrid"
        today={today}
      />,
      { locale },
    )
    return {
      own: 'Congress',
      save: t('daysOff.save'),
      keep: t('daysOff.affectedConfirm'),
      present: t('daysOff.present'),
      body: { doctorId: 'd1', reason: 'vacation' },
      isClosed: () => waitFor(() => expect(closed).toHaveBeenCalledWith(false)),
    }
  }

  async function ofRoom() {
    await page.load(<RoomsDay day={today} timeZone="Europe/Madrid" mayClose />, { locale })
    const save = t('rooms.closeOf', { name: 'Eco 1' })
    await page.press(save)
    return {
      own: 'New probe',
      save,
      keep: t('rooms.affectedConfirm'),
      present: t('rooms.present'),
      body: { resourceId: 'r1', reason: 'repair' },
      isClosed: () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()),
    }
  }

  describe.each([
    ['from a doctor', ofDoctor],
    ['from a room', ofRoom],
  ])('%s', (_name, open) => {
    it('and the dialog lists its own that are coming, and no others', async () => {
      const { own } = await open()
      const days = own === 'Congress' ? /26–27 [Nn]ov 2026 Congress/ : /26 [Nn]ov 2026 New probe/
      expect(await screen.findByRole('button', { name: days })).toBeTruthy()
      const others = ['Congress', 'New probe', 'Painting'].filter((each) => each !== own)
      for (const other of others) expect(document.body.textContent).not.toContain(other)
      page.answer('days-off.delete', { message: 'deleted' })
      await page.press(new RegExp(own))
      expect(await screen.findByText(t('daysOff.removed'))).toBeTruthy()
    })

    it('never backwards', async () => {
      const { save } = await open()
      await page.type(t('daysOff.to'), '2026-11-25')
      await page.press(save)
      expect(await screen.findByText(t('validation.theEndMustNotBeBeforeTheBeginning'))).toBeTruthy()
      expect(made()).toEqual([])
    })

    it('once: taken already, they say so in words of their own', async () => {
      const { save, present } = await open()
      page.refuse('days-off.create', 'conflict')
      await page.press(save)
      expect(await screen.findByText(present)).toBeTruthy()
    })

    it('and appointments on them stay when that is chosen', async () => {
      const { save, keep, body, isClosed } = await open()
      page.refuse('days-off.create', 'appointments_affected', { appointments: [visit] })
      await page.press(save)
      const question = await screen.findByRole('alertdialog')
      expect(question.textContent).toContain('Lucía Vidal')
      if (locale === 'es') expect(englishTexts()).toEqual([])
      await page.pick(t('resolve.stay'))
      page.answer('days-off.create', [])
      await act(async () => within(question).getByRole('button', { name: keep }).click())
      await isClosed()
      expect(made().map(({ query }) => query)).toEqual([{ force: 'false' }, { force: 'true' }])
      expect(made().at(-1)?.body).toMatchObject({ ...body, from: today, to: today, also: [] })
    })

    it('and appointments on them move, which can be undone', async () => {
      const { save, body, isClosed } = await open()
      page.refuse('days-off.create', 'appointments_affected', { appointments: [visit] })
      page.answer('visits.resolveOptions', {
        visits: [{ appointmentId: 'v1', same: [offer], colleague: [], clash: '2026-11-26T09:00:00.000Z' }],
      })
      await page.press(save)
      await page.pick(t('resolve.way.same'))
      const why = locale === 'es' ? 'Tiene otra cita:' : 'Has another appointment:'
      expect((await screen.findByText(why, { exact: false })).textContent).toContain('10:00')
      page.answer('visits.resolve', { undo: 'u1', undoUntil: '2026-11-26T10:00:00.000Z', visits: [] })
      await page.press(locale === 'es' ? 'Cambiar 1 cita' : 'Move 1 appointment')
      await isClosed()
      const said = locale === 'es' ? '1 cita con Eva Gil cambiada' : '1 appointment of Dr. Eva Gil moved'
      expect(await screen.findByText(said)).toBeTruthy()
      const write = { write: 'create-days-off', body: expect.objectContaining(body) }
      expect(page.sent.map((sent) => sent.body)).toContainEqual(expect.objectContaining({ with: write }))
      page.answer('visits.undo', { message: 'Taken back' })
      const undo = await screen.findByText(locale === 'es' ? 'Deshacer' : 'Undo')
      await act(async () => undo.click())
      await waitFor(() => expect(page.sent.some(({ query }) => query.token === 'u1')).toBe(true))
    })
  })
})
