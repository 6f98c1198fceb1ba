import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { publicBookingEndpoints } from '@/lib/endpoints/public-bookings'
import { askedBooking } from './asked-booking'
import { BookPublicly } from './book-publicly'
import { ConfirmBooking } from './confirm-booking'

type TextChannel = 'sms' | 'whatsapp'
const kind = { id: 'k', nameEn: 'First visit', nameEs: 'Primera cita', colour: 'teal' } as const
const nothingFree = { nextFree: null, nextFreeKindId: null }
const clinic = {
  slug: 'mayor',
  name: 'Clínica Mayor',
  timeZone: 'Europe/Madrid',
  writesBy: [] as TextChannel[],
  kinds: [{ ...kind, minutes: 45, where: 'clinic' as const, specialties: ['cardiology' as const] }],
  doctors: [
    { id: 'd', name: 'Eva', surname: 'Gil', specialty: 'cardiology' as const, ...nothingFree },
    { id: 'f', name: 'Luis', surname: 'Mar', specialty: 'cardiology' as const, ...nothingFree },
    { id: 'e', name: 'Ana', surname: 'Sol', specialty: 'dermatology' as const, ...nothingFree },
  ],
}
const slots = [
  { start: '2026-11-24T08:00:00.000Z', doctorId: 'd' },
  { start: '2026-11-25T09:00:00.000Z', doctorId: 'd' },
]

describe('booking without an account', () => {
  const page = island({ at: '/c/mayor/book' })
  const show = (
    locale: 'en' | 'es' = 'en',
    writesBy: TextChannel[] = [],
    asked = {},
    doctors = clinic.doctors,
    times = slots,
  ) => {
    page.answer(publicBookingEndpoints.times, { slots: times })
    const agreements = writesBy.map((channel) => ({ channel, text: `The text for ${channel}` }))
    const initial = { kindId: 'k', doctorId: '', start: '', ...asked }
    const shown = { clinic: { ...clinic, writesBy, doctors }, agreements, today: '2026-11-16', initial }
    page.show(<BookPublicly {...shown} />, { locale })
  }
  async function fill(contact: Record<string, string> = { Email: 'rosa@example.test' }) {
    const person = { Name: 'Rosa', Surname: 'Vidal', Birthdate: '1990-02-03', ...contact }
    for (const [label, value] of Object.entries(person))
      fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } })
    fireEvent.click(screen.getByRole('checkbox', { name: /^Your data|^Tus datos/ }))
  }

  it('asks for the type first, and for the doctor once it is known', async () => {
    show('en', [], { kindId: '' })
    expect(screen.getByRole('group', { name: 'What do you need?' })).toBeTruthy()
    expect(screen.queryByRole('combobox')).toBeNull()
    fireEvent.click(screen.getByRole('radio', { name: 'First visit 45 min' }))
    expect(screen.getByLabelText('Doctor')).toHaveProperty('value', '')
    expect(await screen.findByRole('button', { name: '09:00' })).toBeTruthy()
  })

  it('says with whom each type is, where there is one doctor alone', async () => {
    show('en', [], { kindId: '' }, clinic.doctors.slice(0, 1))
    expect(screen.getByRole('radio').closest('label')?.textContent).toBe('First visitDr. Eva Gil45 min')
  })

  it('goes from the time to the person to the mail', async () => {
    show()
    expect(screen.queryByRole('option', { name: 'Ana Sol' })).toBeNull()
    await page.press('09:00')
    expect(document.activeElement?.textContent).toContain('24 Nov')
    await fill()
    page.answer(publicBookingEndpoints.hold, { heldUntil: '2026-11-16T07:15:00.000Z' })
    await page.press('Reserve this time')
    expect(await screen.findByText(/08:15/)).toBeTruthy()
    expect(screen.getByText(/rosa@example.test/)).toBeTruthy()
    const sent = page.sent.find(({ call }) => call.startsWith('POST'))
    expect(sent?.body).toMatchObject({
      slug: 'mayor',
      kindId: 'k',
      doctorId: null,
      start: slots[0]?.start,
      name: 'Rosa',
      documentKind: 'none',
      consent: 'on',
      agreed: [],
    })
  })

  it('shows more days than five when asked, and goes on at the first of them', async () => {
    const days = Array.from({ length: 8 }, (_, day) => ({
      start: `2026-11-${17 + day}T08:00:00.000Z`,
      doctorId: 'd',
    }))
    show('en', [], {}, clinic.doctors, days)
    expect(await screen.findAllByRole('button', { name: /1 free/ })).toHaveLength(5)
    await page.press('More days')
    expect(screen.getAllByRole('button', { name: /1 free/ })).toHaveLength(8)
    expect(document.activeElement?.textContent).toContain('22 Nov')
  })

  it('marks the present step, and names the only doctor there is', async () => {
    const step = () => document.querySelector('[aria-current=step]')?.textContent
    show('en', [], {}, clinic.doctors.slice(0, 1))
    expect(await screen.findByText('Dr. Eva Gil')).toBeTruthy()
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Morning' }), 'nothing is free in the afternoon').toBeNull()
    expect(screen.getByRole('button', { name: /1 free/, pressed: true })).toBeTruthy()
    expect(step()).toBe('1Appointment')
    await page.press('09:00')
    expect(step()).toBe('2Your details')
    expect(screen.getByText('Dr. Eva Gil')).toBeTruthy()
    expect(screen.getByText('First visit · 45 min')).toBeTruthy()
  })

  it('begins with the person where the time was chosen on the clinic page', async () => {
    show('en', [], { doctorId: 'f', start: slots[1]?.start })
    expect(screen.getByRole('heading', { name: 'Wed 25 Nov, 10:00' })).toBeTruthy()
    await fill()
    page.answer(publicBookingEndpoints.hold, { heldUntil: '2026-11-16T07:15:00.000Z' })
    await page.press('Reserve this time')
    expect(page.sent.at(-1)?.body).toMatchObject({ doctorId: 'f', start: slots[1]?.start })
  })

  it('takes a mobile number alone where the clinic writes to telephones, and asks whether it may', async () => {
    show('en', ['sms', 'whatsapp'])
    await page.press('09:00')
    await fill({ 'Mobile phone': '912 345 678' })
    fireEvent.click(screen.getByRole('checkbox', { name: /^Remind me by SMS/ }))
    await page.press('Reserve this time')
    expect(await screen.findByText(/This number gets no text messages/)).toBeTruthy()
    fireEvent.change(screen.getByLabelText(/^Mobile phone/), { target: { value: '600 123 123' } })
    page.answer(publicBookingEndpoints.hold, { heldUntil: '2026-11-16T07:15:00.000Z' })
    await page.press('Reserve this time')
    expect(await screen.findByText(/by SMS to/)).toBeTruthy()
    expect(page.sent.at(-1)?.body).toMatchObject({ email: '', phone: '600 123 123', agreed: ['sms'] })
  })

  it('wants an address or a number, in Spanish, and an address alone where the clinic cannot text', async () => {
    show('es', ['sms'])
    await page.press('09:00')
    await page.press('Reservar esta hora')
    expect(await screen.findByText('Escribe un correo o un móvil')).toBeTruthy()
    expect(screen.getByLabelText(/^Correo/).getAttribute('aria-required')).toBeNull()
  })

  it('keeps what was typed when somebody else was faster', async () => {
    show()
    await page.press('09:00')
    await fill()
    page.refuse(publicBookingEndpoints.hold, 'slot_taken', { alternatives: [slots[1]?.start ?? ''] })
    await page.press('Reserve this time')
    expect(await screen.findByText('Somebody else was faster')).toBeTruthy()
    await page.press(/25 Nov.*10:00/)
    expect(screen.getByLabelText(/^Surname/)).toHaveProperty('value', 'Vidal')
  })

  it('comes back to the times with the browser, and keeps what was typed', async () => {
    show()
    await page.press('09:00')
    await fill()
    fireEvent.change(screen.getByLabelText('Type of document'), { target: { value: 'passport' } })
    fireEvent.change(screen.getByLabelText(/^Passport/), { target: { value: 'XDA123456' } })
    history.back()
    await page.press('09:00')
    expect(screen.getByLabelText(/^Surname/)).toHaveProperty('value', 'Vidal')
    expect(screen.getByLabelText(/^Passport/)).toHaveProperty('value', 'XDA123456')
    const entries = history.length
    await page.press('Choose another time')
    expect(history.length).toBe(entries)
    expect(await screen.findByRole('button', { name: '09:00' })).toBeTruthy()
  })

  it.each([
    ['en', '31/02/1990', 'Invalid date format'],
    ['en', '17/11/2026', 'Date must be today or in the past'],
    ['es', '31/02/1990', 'Formato de fecha no válido'],
    ['es', '17/11/2026', 'La fecha debe ser hoy o anterior'],
  ] as const)('in %s, a day of birth on %s: %s', async (locale, typed, says) => {
    show(locale)
    await page.press('09:00')
    await page.type(locale === 'en' ? 'Birthdate' : 'Fecha de nacimiento', typed)
    await page.press(locale === 'en' ? 'Reserve this time' : 'Reservar esta hora')
    expect(await screen.findByText(says)).toBeTruthy()
    expect(page.sent.filter(({ call }) => call.startsWith('POST'))).toEqual([])
  })

  it('says what is missing before it sends anything', async () => {
    show()
    await page.press('09:00')
    await page.press('Reserve this time')
    expect(await screen.findAllByText('This field is required')).toHaveLength(2)
    expect(page.sent.filter(({ call }) => call.startsWith('POST'))).toEqual([])
  })
})

describe('the address of a booking', () => {
  const now = Date.parse('2026-11-16T08:00:00.000Z')
  const start = slots[0]?.start ?? ''
  const two = [...clinic.kinds, ...clinic.kinds.map((each) => ({ ...each, id: 'l' }))]
  it.each([
    ['a time of a kind', { kind: 'k', doctor: 'd', slot: start }, { kindId: 'k', doctorId: 'd', start }],
    ['a time without a kind', { slot: start }, { kindId: 'k', doctorId: '', start: '' }],
    ['a time that has passed', { kind: 'k', slot: '2026-11-15T08:00:00.000Z' }, { kindId: 'k', start: '' }],
    ['what is no time', { kind: 'k', slot: 'soon' }, { kindId: 'k', start: '' }],
  ])('with %s', (_, query, asked) => {
    expect(askedBooking({ ...clinic, kinds: two }, query, now)).toMatchObject(asked)
  })

  it('needs no kind where there is one alone, begins with the one that is free soonest, and asks where there are many', () => {
    expect(askedBooking(clinic, {}, now).kindId).toBe('k')
    const [doctor] = clinic.doctors
    const doctors = doctor ? [{ ...doctor, nextFree: start, nextFreeKindId: 'l' }] : []
    expect(askedBooking({ kinds: two, doctors }, {}, now)).toEqual({ kindId: 'l', doctorId: '', start: '' })
    const [cardiac] = clinic.kinds
    const both = cardiac ? [cardiac, { ...cardiac, id: 's', specialties: ['dermatology' as const] }] : []
    expect(askedBooking({ ...clinic, kinds: both }, { doctor: 'e' }, now).kindId).toBe('s')
    const many = Array.from({ length: 7 }, (_, at) => ({ ...kind, id: `k${at}` }))
    expect(askedBooking({ kinds: many as unknown as typeof two, doctors }, {}, now).kindId).toBe('')
  })
})

describe('the link of the mail', () => {
  const page = island({ at: '/booking/t1' })
  const booking = {
    state: 'held' as const,
    slug: 'mayor',
    clinicName: 'Clínica Mayor',
    city: 'Madrid',
    doctorName: 'Eva Gil',
    kind,
    timeZone: 'Europe/Madrid',
    start: slots[0]?.start ?? '',
    end: '2026-11-24T08:45:00.000Z',
    where: 'clinic' as const,
    heldUntil: '2026-11-16T07:15:00.000Z',
    sentBy: 'email' as const,
    alternatives: [],
    links: null,
  }

  it('confirms by a press, and offers an account without asking for one', async () => {
    const links = { move: '/visit/m', cancel: '/visit/c' }
    page.show(<ConfirmBooking token="t1" initial={booking} />, { locale: 'es' })
    expect(page.sent).toEqual([])
    page.answer(publicBookingEndpoints.confirm, { ...booking, state: 'confirmed', links })
    await page.press('Confirmar la cita')
    expect(await screen.findByText('Tu cita está reservada')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Cancelar la cita' })).toHaveProperty(
      'href',
      expect.stringContaining('/visit/c'),
    )
    await page.press('Crear una cuenta')
    expect(await screen.findByText(/elegir una contraseña/)).toBeTruthy()
    expect(page.sent.map(({ body }) => body)).toEqual([{ token: 't1' }, { token: 't1', account: true }])
  })

  it('asks whoever was written to by SMS for the address of an account', async () => {
    const confirmed = { ...booking, state: 'confirmed' as const, sentBy: 'sms' as const }
    page.show(<ConfirmBooking token="t1" initial={confirmed} />)
    expect(screen.getByText(/Keep the SMS/)).toBeTruthy()
    await page.press('Create an account')
    expect(await screen.findByText('Email is required')).toBeTruthy()
    fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: 'rosa@example.test' } })
    page.answer(publicBookingEndpoints.confirm, confirmed)
    await page.press('Create an account')
    expect(await screen.findByText(/choose a password/)).toBeTruthy()
    expect(page.sent.at(-1)?.body).toEqual({ token: 't1', account: true, email: 'rosa@example.test' })
  })

  it('offers other times when it came too late, without the form', async () => {
    page.show(<ConfirmBooking token="t1" initial={booking} />)
    page.refuse(publicBookingEndpoints.confirm, 'slot_taken', { alternatives: [slots[1]?.start ?? ''] })
    await page.press('Confirm the appointment')
    expect(await screen.findByText('The time is no longer kept for you')).toBeTruthy()
    page.answer(publicBookingEndpoints.confirm, { ...booking, state: 'confirmed' })
    await page.press(/25 Nov.*10:00/)
    expect(page.sent.at(-1)?.body).toEqual({
      token: 't1',
      choice: { start: slots[1]?.start, timeZone: 'Europe/Madrid' },
    })
  })
})
