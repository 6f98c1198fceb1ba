import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aVisit } from '@/components/testing/a-visit'
import { aVisitKind } from '@/components/testing/a-visit-kind'
import { mailOnly } from '@/components/testing/channels-of'
import { island } from '@/components/testing/island'
// Loaded before the clock of a test runs; the dialog itself loads it when it opens.
import '@/components/shared/dialog/form-dialog-view'
import type { WantedVisit } from '@/lib/browser/book-visit'
import type { DoctorResult } from '@/lib/domain/doctor'
import { appointmentEndpoints } from '@/lib/endpoints/appointments'
import { staffEndpoints } from '@/lib/endpoints/staff'
import { visitKindEndpoints } from '@/lib/endpoints/visit-kinds'
import { BookVisitDialog } from './book-visit-dialog'

const page = island()
const now = '2026-11-24T08:00:00.000Z'
const free = ['2026-11-24T08:30:00.000Z', '2026-11-25T09:00:00.000Z']
const timeZone = 'Europe/Madrid'
const user = { clinicId: 'c1', doctorId: null, name: 'Ana Desk', wholeClinic: true }
const doctorOf = (id: string, surname: string, nextFree: string): DoctorResult => ({
  id,
  name: 'Eva',
  surname,
  specialty: 'cardiology',
  document: null,
  userId: id,
  clinicId: 'c1',
  auditor: false,
  nextFree,
  nextTimes: [nextFree],
})
const doctors = [doctorOf('d1', 'Abad', '2026-11-24T09:00:00.000Z'), doctorOf('d2', 'Gil', free[0] ?? '')]
const dni = (number: string) => ({ kind: 'dni', number, country: '' }) as const
const patient = { id: 'p1', name: 'María Castro' }
const standing = {
  id: 'v1',
  start: '2026-11-24T11:30:00.000Z',
  doctorId: 'd2',
  doctorName: 'Tomás Gutiérrez',
  timeZone,
}

interface Booked {
  ahead: (typeof standing)[]
  lastDoctorId: string | null
  noEmail?: true
}

function declare(booked: Booked) {
  page.answer(visitKindEndpoints.list, [])
  page.answer(staffEndpoints.ofClinic, doctors)
  page.answer('slots.days', {
    days: [],
    nextFree: free[0] ?? null,
    upcoming: free,
    hours: [],
    timeZone,
  })
  page.answer('slots.ofDay', { available: [free[0] ?? ''], booked: [], slotMinutes: 30, reasons: {} })
  page.answer('patients.booked', booked)
  page.answer('channels.ofPatient', mailOnly)
}

function open(wanted: WantedVisit, booked: Booked) {
  declare(booked)
  return page.load(<BookVisitDialog user={user} opened={{ wanted }} now={now} />)
}
const doctor = () => screen.findByRole('combobox', { name: 'Doctor' }) as Promise<HTMLSelectElement>

describe('booking at the desk', () => {
  it('names no doctor by itself: nothing is offered, and the form says what is missing', async () => {
    await open({ patient }, { ahead: [], lastDoctorId: null })
    expect((await doctor()).value).toBe('')
    expect(screen.queryByRole('radio')).toBeNull()
    await page.press('Book')
    expect(screen.getByRole('alert').textContent).toBe('Choose a doctor')
    expect(page.sent.map(({ call }) => call)).not.toContain('POST /api/appointments')
    await page.type('Doctor', 'd1')
    expect((await screen.findAllByRole('radio')).length).toBeGreaterThan(0)
  })

  it('proposes the doctor whom the patient saw last, and says so', async () => {
    await open({ patient }, { ahead: [], lastDoctorId: 'd2' })
    const select = await doctor()
    await waitFor(() => expect(select.value).toBe('d2'))
    expect(screen.getByText('This patient’s last doctor.')).toBeTruthy()
  })

  it('offers colleagues whose specialty has no types, also when types were known before the doctors', async () => {
    declare({ ahead: [], lastDoctorId: null })
    const kinds = page.wait(visitKindEndpoints.list)
    const listed = page.wait(staffEndpoints.ofClinic)
    await page.load(
      <BookVisitDialog user={user} opened={{ wanted: { patient, doctorId: 'd1' } }} now={now} />,
    )
    page.answer(
      staffEndpoints.ofClinic,
      doctors.map((each) => ({ ...each, nextFree: null })),
    )
    await kinds.answer([{ ...aVisitKind, specialties: ['pediatrics'] }])
    await listed.answer(doctors)
    expect(await screen.findByRole('radio', { name: /Gil/ })).toBeTruthy()
  })

  it('chooses no type before a doctor is known, and then the first of theirs', async () => {
    declare({ ahead: [], lastDoctorId: null })
    page.answer(visitKindEndpoints.list, [aVisitKind, { ...aVisitKind, id: 'k2', nameEn: 'Check-up' }])
    await page.load(<BookVisitDialog user={user} opened={{ wanted: { patient } }} now={now} />)
    const select = await doctor()
    const kind = () => screen.getByRole('combobox', { name: 'Appointment type' })
    await waitFor(() => expect(kind()).toHaveProperty('value', ''))
    await page.type('Doctor', 'd1')
    await waitFor(() => expect(kind()).toHaveProperty('value', aVisitKind.id))
    expect(select.value).toBe('d1')
  })

  it('says before it books that the patient has an appointment on the same day', async () => {
    await open({ patient, doctorId: 'd1' }, { ahead: [standing], lastDoctorId: 'd2' })
    expect(await screen.findByText('This patient already has an appointment that day')).toBeTruthy()
    expect(screen.getByRole('dialog').textContent).toMatch(/Already has .*12:30.* with .*Tomás Gutiérrez/)
  })

  it('proposes no time on a day when the patient has an appointment: one is chosen, and only then booked', async () => {
    page.answer(appointmentEndpoints.book, { id: 'v9' } as Parameters<
      typeof page.answer<typeof appointmentEndpoints.book>
    >[1])
    await open({ patient, doctorId: 'd1' }, { ahead: [standing], lastDoctorId: 'd1' })
    const times = await screen.findAllByRole<HTMLInputElement>('radio')
    await screen.findByText('This patient already has an appointment that day')
    expect(times.filter(({ checked }) => checked)).toEqual([])
    await page.press('Book')
    expect(screen.getByRole('alert').textContent).toBe('Choose a time')
    expect(page.sent.map(({ call }) => call)).not.toContain('POST /api/appointments')
    // Another wish on which no time stands either is not yet a mistake.
    await page.type('Doctor', 'd2')
    await screen.findAllByRole('radio')
    expect(screen.getByText('Choose a time').hasAttribute('role')).toBe(false)
    screen.getAllByRole('radio')[0]?.click()
    await page.press('Book')
    await waitFor(() => expect(page.sent.map(({ call }) => call)).toContain('POST /api/appointments'))
  })

  it('books nothing before it is known what the patient has booked', async () => {
    declare({ ahead: [], lastDoctorId: 'd1' })
    const known = page.wait('patients.booked')
    await page.load(
      <BookVisitDialog user={user} opened={{ wanted: { patient, doctorId: 'd1' } }} now={now} />,
    )
    await screen.findAllByRole('radio')
    const book = screen.getByRole<HTMLButtonElement>('button', { name: 'Book' })
    expect(book.disabled).toBe(true)
    await known.answer({ ahead: [], lastDoctorId: 'd1' })
    await waitFor(() => expect(book.disabled).toBe(false))
  })

  it('opened again after a booking, it books nothing before that one is known', async () => {
    page.answer(appointmentEndpoints.book, { id: 'v9' } as Parameters<
      typeof page.answer<typeof appointmentEndpoints.book>
    >[1])
    const dialog = (key: number) => (
      <BookVisitDialog key={key} user={user} opened={{ wanted: { patient, doctorId: 'd1' } }} now={now} />
    )
    declare({ ahead: [], lastDoctorId: 'd1' })
    const { rerender } = await page.load(dialog(1))
    await screen.findAllByRole('radio')
    const known = page.wait('patients.booked')
    await page.press('Book')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await act(async () => rerender(dialog(2)))
    await screen.findAllByRole('radio')
    const book = screen.getByRole<HTMLButtonElement>('button', { name: 'Book' })
    expect(book.disabled).toBe(true)
    await known.answer({ ahead: [standing], lastDoctorId: 'd1' })
    await waitFor(() => expect(book.disabled).toBe(false))
    expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([])
  })

  it('says that a patient whom no email reaches has to be told', async () => {
    page.answer(appointmentEndpoints.book, { id: 'v9' } as Parameters<
      typeof page.answer<typeof appointmentEndpoints.book>
    >[1])
    await open({ patient, doctorId: 'd1' }, { ahead: [], lastDoctorId: 'd1', noEmail: true })
    await screen.findAllByRole('radio')
    await page.press('Book')
    expect(await screen.findByText(/No email: please tell the patient\.$/)).toBeTruthy()
    expect(screen.queryByText(/gets an email/)).toBeNull()
  })

  it('offers other times for one that a second desk took, and keeps the form', async () => {
    page.refuse(appointmentEndpoints.book, 'slot_taken', { alternatives: free.slice(1) })
    await open({ patient, doctorId: 'd1' }, { ahead: [], lastDoctorId: 'd1' })
    await screen.findAllByRole('radio')
    await page.type('Reason for the appointment', 'Check-up')
    await page.press('Book')
    expect(await screen.findByText('Nothing was booked')).toBeTruthy()
    expect(screen.getByText('Nearest free times')).toBeTruthy()
    expect(page.field('Reason for the appointment').value).toBe('Check-up')
    expect(screen.getByRole('dialog').textContent).toContain('María Castro')
    page.answer(appointmentEndpoints.book, { id: 'v9' } as Parameters<
      typeof page.answer<typeof appointmentEndpoints.book>
    >[1])
    await waitFor(() => expect(screen.getAllByRole<HTMLInputElement>('radio')[0]?.checked).toBe(true))
    await page.press('Book')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const bookings = page.sent.filter(({ call }) => call === 'POST /api/appointments')
    expect(new Set(bookings.map(({ key }) => key)).size).toBe(2)
  })

  it('books no other time in place of one that was chosen and went', async () => {
    await open(
      { patient, doctorId: 'd1', start: '2026-11-24T23:00:00.000Z' },
      { ahead: [], lastDoctorId: 'd1' },
    )
    expect(await screen.findByText('This time is no longer free.')).toBeTruthy()
    const times = await screen.findAllByRole<HTMLInputElement>('radio')
    expect(times.filter(({ checked }) => checked)).toEqual([])
    await page.press('Book')
    expect(page.sent.filter(({ call }) => call === 'POST /api/appointments')).toEqual([])
  })

  describe('of patients who match what was typed', () => {
    const row = { name: 'María', surname: 'Castro', birthdate: '1980-01-01', status: null } as const
    const visits = { lastVisit: null, nextVisit: null, timeZone: null }
    const namesakes = [
      { ...row, ...visits, id: 'p1', dni: '12345678Z', document: dni('12345678Z'), phone: '612 345 678' },
      { ...row, ...visits, id: 'p2', dni: '87654321X', document: dni('87654321X'), phone: null },
    ]

    async function typeName(count: number) {
      await open({}, { ahead: [], lastDoctorId: null })
      const patients = namesakes.slice(0, count)
      page.answer('patients.list', { patients, nextCursor: null, total: count, more: false })
      await page.type('Patient', 'castro')
      const options = await screen.findAllByRole('option', { name: /Castro/ })
      const field = screen.getByRole('combobox', { name: 'Patient' })
      return { options, press: (key: string) => fireEvent.keyDown(field, { key }), field }
    }
    const chosen = () => screen.queryByRole('button', { name: 'Change' })

    it('tells namesakes apart by DNI and phone', async () => {
      const { options } = await typeName(2)
      expect(options[0]?.textContent).toMatch(/12345678Z.*612 345 678/)
      expect(options[1]?.textContent).toContain('87654321X')
    })

    it('takes none of several for a press of Enter, until an arrow has chosen one', async () => {
      const { options, press, field } = await typeName(2)
      expect(screen.getByText('Several patients match: choose one.')).toBeTruthy()
      press('Enter')
      expect(field.hasAttribute('aria-activedescendant')).toBe(false)
      expect(chosen()).toBeNull()
      press('ArrowUp')
      expect(options.map((each) => each.getAttribute('aria-selected'))).toEqual(['false', 'true'])
      press('ArrowDown')
      expect(options.map((each) => each.getAttribute('aria-selected'))).toEqual(['true', 'false'])
      press('Enter')
      await waitFor(() => expect(chosen()).not.toBeNull())
    })

    it('takes the only one for a press of Enter', async () => {
      const { press } = await typeName(1)
      press('Enter')
      await waitFor(() => expect(chosen()).not.toBeNull())
    })
  })

  it('takes who is here now to the doctor who is free next, and marks them as arrived', async () => {
    page.answer(appointmentEndpoints.book, { id: 'v9' } as Parameters<
      typeof page.answer<typeof appointmentEndpoints.book>
    >[1])
    page.answer('appointments.arrive', aVisit())
    await open({ patient, walkIn: true, day: '2026-11-24' }, { ahead: [], lastDoctorId: 'd1' })
    expect((await doctor()).value).toBe('d2')
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.queryByLabelText('Day')).toBeNull()
    await screen.findAllByRole('radio')
    await page.press('Book and mark as arrived')
    await waitFor(() =>
      expect(page.sent.map(({ call }) => call).filter((call) => !call.startsWith('GET'))).toEqual([
        'POST /api/appointments',
        'POST /api/calls/appointments.arrive',
      ]),
    )
    // No notice counts for them: neither where times are read nor where one is booked.
    for (const target of [staffEndpoints.ofClinic, 'slots.ofDay'] as const)
      expect(page.sentTo(target).map(({ query }) => query.walkIn)).toContain('true')
    expect(page.sentTo(appointmentEndpoints.book)[0]?.body).toMatchObject({ walkIn: true })
  })
})
