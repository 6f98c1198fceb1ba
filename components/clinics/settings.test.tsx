import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Bookable } from '#contract/excluded-times'
import { defaultReminders } from '#contract/reminders'
import { aVisitKind } from '@/components/testing/a-visit-kind'
import { island } from '@/components/testing/island'
import { visitKindEndpoints } from '@/lib/endpoints/visit-kinds'
import { routes } from '@/lib/routes'
import { ClinicChooser } from './clinic-chooser'
import { MessagingDialog } from './messaging-dialog'
import { RemindersDialog } from './reminders-dialog'
import { RemindersRow } from './reminders-row'
import { VisitKindsCard } from './visit-kinds-card'

const page = island({ at: routes.clinicEdit })

const bookable: Bookable = { longestShift: 60, specialties: ['cardiology'], resources: [], noticeMinutes: 0 }

describe('kinds of visit', () => {
  it('say in the list who books them, and what they take', () => {
    const room = { id: 'r1', clinicId: 'c1', name: 'Gym', kind: 'room' as const }
    const group = { ...aVisitKind, public: true, seats: 8, resources: [room.id] }
    page.show(<VisitKindsCard bookable={bookable} resources={[room]} initial={[group]} />)
    expect(document.body.textContent).toContain(
      '30 minutes · Online and on the public page · 8 patients at once · Gym',
    )
  })

  it('follow the page: one that somebody else has changed is edited as it is now', async () => {
    const { rerender } = page.show(<VisitKindsCard bookable={bookable} initial={[aVisitKind]} />)
    rerender(<VisitKindsCard bookable={bookable} initial={[{ ...aVisitKind, minutes: 90, version: 2 }]} />)
    expect(screen.getByText(/90 minutes ·/)).toBeTruthy()
    page.answer('visit-kinds.update', { ...aVisitKind, minutes: 90, version: 3 })
    await page.press('Edit First visit')
    await page.press('Save')
    expect(page.sent.at(-1)?.body).toMatchObject({ minutes: 90, version: 2 })
  })

  it('are deleted from their dialog, after a question', async () => {
    page.answer('visit-kinds.delete', { message: 'Deleted' })
    page.show(<VisitKindsCard bookable={bookable} initial={[aVisitKind]} />)
    await page.press('Edit First visit')
    await page.press('Delete First visit')
    expect(page.sent).toEqual([])
    await page.press('Delete type')
    await waitFor(() => expect(screen.queryByText('First visit')).toBeNull())
    expect(page.sent).toHaveLength(1)
  })

  it('say before they are saved that their rules exclude every time', async () => {
    page.answer('visit-kinds.update', { ...aVisitKind, version: 2 })
    page.show(<VisitKindsCard bookable={bookable} initial={[{ ...aVisitKind, noticeMinutes: 10_080 }]} />)
    await page.press('Edit First visit')
    const choose = (name: string, value: string) =>
      act(async () => void fireEvent.change(screen.getByLabelText(name), { target: { value } }))
    await choose('How far ahead', '7')
    expect(screen.queryByText(/no time can be booked/)).toBeNull()
    await choose('Minimum notice', '20160')
    // Beside the buttons: in sight whichever field was changed.
    expect(screen.getByText(/no time can be booked/).closest('form')).toBeNull()
    await choose('How far ahead', '')
    expect(screen.queryByText(/no time can be booked/)).toBeNull()
    await choose('Appointment length', '90')
    expect(screen.getByText(/No working hours are long enough/)).toBeTruthy()
    await choose('Appointment length', '30')
    fireEvent.click(screen.getByLabelText('Dermatology'))
    expect(await screen.findByText(/No doctor here has these specialties/)).toBeTruthy()
    fireEvent.click(screen.getByLabelText('Dermatology'))
    await choose('At most, per doctor and day', '4')
    await page.press('Save')
    expect(page.sent.at(-1)?.body).toMatchObject({
      noticeMinutes: 20_160,
      horizonDays: null,
      perDay: 4,
      where: 'clinic',
    })
  })

  it('keep the seats that patients have booked', async () => {
    page.refuse('visit-kinds.update', 'conflict')
    page.show(<VisitKindsCard bookable={bookable} initial={[{ ...aVisitKind, seats: 4 }]} />, {
      locale: 'es',
    })
    await page.press('Editar Primera visita')
    await page.type('Pacientes a la vez', '2')
    await page.press('Guardar')
    expect(await screen.findByText(/Elige más plazas o cambia antes alguna cita/)).toBeTruthy()
    expect(page.sent.at(-1)?.body).toMatchObject({ seats: 2 })
    expect(page.field('Pacientes a la vez').value).toBe('2')
  })

  it('by video need a room', async () => {
    page.show(<VisitKindsCard bookable={bookable} initial={[aVisitKind]} />)
    await page.press('Edit First visit')
    expect(screen.queryByLabelText(/Link to the video room/)).toBeNull()
    await act(
      async () => void fireEvent.change(screen.getByLabelText('Takes place'), { target: { value: 'video' } }),
    )
    await page.press('Save')
    expect(await screen.findByText('A video link is required')).toBeTruthy()
    expect(page.sent).toEqual([])
  })

  it('need a name', async () => {
    page.show(<VisitKindsCard bookable={bookable} initial={[]} />)
    await page.press('Add an appointment type')
    await page.press('Save')
    expect((await screen.findAllByText('Name is required')).length).toBeGreaterThan(0)
    expect(page.sent).toEqual([])
  })

  it('that somebody else has just changed are told so, keep the form, and are saved again on purpose', async () => {
    const theirs = { ...aVisitKind, minutes: 90, version: 2 }
    page.refuse('visit-kinds.update', 'stale')
    page.answer(visitKindEndpoints.list, [theirs])
    page.show(<VisitKindsCard bookable={bookable} initial={[aVisitKind]} />)
    await page.press('Edit First visit')
    await page.type('Name in English', 'First time here')
    await page.press('Save')
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Somebody else has just changed this appointment type',
    )
    expect(page.field('Name in English').value).toBe('First time here')
    expect(await screen.findByText(/90 minutes ·/)).toBeTruthy()
    page.answer('visit-kinds.update', { ...theirs, nameEn: 'First time here', version: 3 })
    await page.press('Save')
    expect(page.sent.at(-1)?.body).toMatchObject({ nameEn: 'First time here', version: 2 })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('list', { name: 'Appointment types' }).textContent).toContain('First time here')
  })
})

describe('reminders', () => {
  it('need at least one time; a failure is told and the form kept', async () => {
    const saved = vi.fn()
    page.lose('reminders.update')
    await page.load(
      <RemindersDialog
        opened={{ clinicId: 'c1' }}
        settings={defaultReminders}
        onSaved={saved}
        onClose={vi.fn()}
      />,
    )
    const tick = (name: string) => act(async () => screen.getByRole('checkbox', { name }).click())
    await tick('2 days before')
    await tick('3 hours before')
    await page.press('Save')
    expect(await screen.findByText('Choose at least one reminder')).toBeTruthy()
    expect(page.sent).toEqual([])
    await tick('1 day before')
    await page.press('Save')
    expect(await screen.findByRole('alert')).toBeTruthy()
    page.answer('reminders.update', { ...defaultReminders, hoursBefore: [24] })
    await page.press('Save')
    expect(page.sent.at(-1)?.body).toMatchObject({ on: true, hoursBefore: [24] })
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
  })

  it('that somebody else has just changed are told so, follow the page, and are saved again on purpose', async () => {
    page.refuse('reminders.update', 'stale')
    const card = (version: number) => (
      <RemindersRow clinicId="c1" initial={{ ...defaultReminders, hoursBefore: [version], version }} />
    )
    const { rerender } = page.show(card(1))
    await page.press('Edit reminders')
    await page.type('No emails from', '21:00')
    await page.press('Save')
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Somebody else has just changed the reminders',
    )
    expect(page.refreshed()).toBe(1)
    rerender(card(2))
    page.answer('reminders.update', { ...defaultReminders, version: 3 })
    await page.press('Save')
    expect(page.sent.map(({ body }) => body)).toMatchObject([
      { quietFrom: '21:00', version: 1 },
      { quietFrom: '21:00', version: 2 },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('are shown as the page says once it is read again', () => {
    const card = (hours: number) => (
      <RemindersRow clinicId="c1" initial={{ ...defaultReminders, hoursBefore: [hours] }} />
    )
    const { rerender } = page.show(card(24))
    expect(screen.getByText('1 day before')).toBeTruthy()
    rerender(card(48))
    expect(screen.getByText('2 days before')).toBeTruthy()
  })
})

it('an administrator of the product chooses the clinic to look at, which stands in the address', async () => {
  const clinics = ['c1', 'c2'].map((id) => ({ id, name: id, city: 'Madrid', timeZone: 'Europe/Madrid' }))
  page.show(<ClinicChooser clinics={clinics} chosen="c1" page={routes.clinicEdit} kept={{ note: 'x' }} />)
  await page.type('Clinic', 'c2')
  expect(page.visited).toEqual([`${routes.clinicEdit}?note=x&clinic=c2`])
})

it('the choice of a clinic says what it shows, where nothing is chosen yet', () => {
  page.show(<ClinicChooser clinics={[]} chosen="" page={routes.plans} hint="To see its plan." />)
  const hint = document.getElementById(page.field('Clinic').getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toBe('To see its plan.')
})

it('saved replies: one is opened at a time, and a button puts in what is filled in later', async () => {
  const reply = { textEn: 'Dear ', textEs: 'Hola' }
  const replies = [
    { ...reply, title: 'Fasting' },
    { ...reply, title: 'Invoice' },
  ]
  page.answer('threads.getMessaging', { answerHours: 24, replies })
  page.answer('threads.updateMessaging', { answerHours: 24, replies })
  page.show(<MessagingDialog clinicId="c1" onClose={vi.fn()} />)
  await screen.findByText('24 opening hours')
  expect(screen.queryByLabelText('Text in English')).toBeNull()
  await page.press('Invoice')
  await page.press('Fasting')
  expect(screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent)).toEqual([
    'Fasting',
  ])
  const text = screen.getByLabelText<HTMLTextAreaElement>(/Text in English/)
  text.setSelectionRange(5, 5)
  fireEvent.click(screen.getAllByRole('button', { name: 'Patient' })[1] as HTMLElement)
  await page.press('Save')
  expect(page.sent.at(-1)?.body).toMatchObject({
    replies: [{ textEn: 'Dear {patient}', textEs: 'Hola' }, { title: 'Invoice' }],
  })
})

it('a saved reply without its texts is unfolded by Save, gets the focus, and can be folded again', async () => {
  const reply = { title: 'Fasting', textEn: 'Hello', textEs: 'Hola' }
  page.answer('threads.getMessaging', { answerHours: 24, replies: [reply] })
  page.show(<MessagingDialog clinicId="c1" onClose={vi.fn()} />)
  await screen.findByText('24 opening hours')
  const folds = () =>
    screen.queryAllByRole('button', { expanded: true }).map(({ textContent }) => textContent)
  await page.press('Add a reply')
  await page.type('Title', 'Invoice')
  await page.press('Fasting')
  await page.press('Save')
  expect(folds()).toEqual(['Invoice'])
  expect(document.activeElement).toBe(screen.getByLabelText(/Text in Spanish/))
  await page.press('Invoice')
  expect(folds()).toEqual([])
  expect(page.sentTo('threads.updateMessaging')).toEqual([])
})
