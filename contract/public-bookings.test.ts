import { expect, it } from 'vitest'
import { contactFault } from './public-bookings.ts'

const onlyEmail = 'This clinic confirms by email. Write an address.'
const noTexts = 'This number gets no text messages. Write a mobile number or an email address.'

it.each([
  [{ email: 'ana@example.test', phone: null }, false, null],
  [{ email: 'ana@example.test', phone: '912345678' }, true, null],
  [{ email: '', phone: null }, false, { email: 'Email is required' }],
  [{ email: '', phone: '612345678' }, false, { email: onlyEmail }],
  [{ email: '', phone: null }, true, { email: 'Write an email address or a mobile number' }],
  [{ email: '', phone: '612345678' }, true, null],
  [{ email: '', phone: '912345678' }, true, { phone: noTexts }],
])('%o, to a clinic that sends text messages: %s', (contact, canText, fault) => {
  expect(contactFault(contact, canText)).toEqual(fault)
})
