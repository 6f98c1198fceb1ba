import { describe, expect, it } from 'vitest'
import { createClinicInput, furtherClinicForm, orderClinicInput, registerClinicForm } from './clinics'

const clinic = { name: 'Sur', city: 'Sevilla', district: 'Triana', postalCode: '41010', plan: 'p' }

describe('the form of a clinic', () => {
  it('keeps all of its fields and no other', () => {
    const filled = { ...clinic, timeZone: 'Europe/Madrid' }
    expect(registerClinicForm.parse({ ...filled, active: true, slotMinutes: 20 })).toEqual(filled)
  })

  it('needs a plan, but for a further clinic', () => {
    const { success } = registerClinicForm.safeParse({ ...clinic, plan: '' })
    expect([success, furtherClinicForm.safeParse({ ...clinic, plan: '' }).success]).toEqual([false, true])
  })
})

it('is not active unless that is said, and cannot be ordered active', () => {
  expect(createClinicInput.parse(clinic)).toMatchObject({ active: false, countryCode: 'ES' })
  expect(createClinicInput.parse({ ...clinic, active: true })).toMatchObject({ active: true })
  expect(orderClinicInput.parse({ ...clinic, active: true })).not.toHaveProperty('active')
})

describe('the hours of a clinic', () => {
  const week = (monday: string) => ({ ...clinic, openingHours: [monday, '', '', '', '', '', ''] })

  it.each([
    ['9:00-14:00', '09:00–14:00'],
    [' 9:00 – 14:00;16:00-20:00 ', '09:00–14:00, 16:00–20:00'],
    ['16:00-2:00', '16:00–02:00'],
  ])('%j reads %j', (typed, line) => {
    expect(createClinicInput.parse(week(typed)).openingHours?.[0]).toBe(line)
  })

  it.each(['9:00', '9:00-9:00', '9:00-14:00,13:00-20:00', '9:00-14:00,14:00-20:00', 'x'.repeat(61)])(
    '%j is refused',
    (typed) => {
      expect(createClinicInput.safeParse(week(typed)).success).toBe(false)
    },
  )

  it('are null when every day is closed', () => {
    expect(createClinicInput.parse(week('')).openingHours).toBeNull()
  })
})

it.each([
  [{ street: '' }, { street: null }],
  [
    { region: '', island: '' },
    { region: null, island: null },
  ],
  [{ countryCode: 'pt' }, { countryCode: 'PT' }],
])('%j becomes %j', (typed, kept) => {
  expect(createClinicInput.safeParse({ ...clinic, ...typed })).toMatchObject({ data: kept })
})
