import { expect, it } from 'vitest'
import { typedBooking } from './typed-booking'

it.each([
  ['book for Ana Gil', 'Ana Gil'],
  ['Book a visit for  ana', 'ana'],
  ['book an appointment for 12345678Z', '12345678Z'],
  ['reservar para Íñigo', 'Íñigo'],
  ['Reserva para Ana', 'Ana'],
  ['reservar una cita para Ana', 'Ana'],
  ['cita para Ana ', 'Ana'],
  ['nueva cita para Ana', 'Ana'],
  ['book for', null],
  ['book for ', null],
  ['bookford Ana', null],
  ['Ana Reserva', null],
  ['Cita Paraíso', null],
])('%j books for %j', (typed, name) => {
  expect(typedBooking(typed)).toBe(name)
})
