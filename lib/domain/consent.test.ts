import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { consentTexts } from '#contract/consent-choices'
import english from '@/messages/en.json'
import spanish from '@/messages/es.json'
import { isAskedFor, textOf } from './consent'

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** Hashes of every published text, in English and Spanish. A line is added here and never changed. */
const published: Record<string, [string, string]> = {
  bookings1: ['f895f6b10ccd5ebc', '4158815cbea0e250'],
  bookings2: ['374088c3a00773c9', 'bdfa5bdb467731a7'],
  reminders1: ['41c753ca44d2aabb', '56461f369c15b037'],
  reminders2: ['6c0dc917b1ed5fa4', 'c1071be6ea0108f8'],
  sharing1: ['188d14638221f943', '62d5c9782d870a2e'],
  sms1: ['390fefa9f0347a38', 'db86fa455598784c'],
  whatsapp1: ['0147743f042c1c46', '425d305998ec7e60'],
}

it.each([
  [{ on: false, given: null, saidVersion: null }, true],
  [{ on: false, given: false, saidVersion: 2 }, true],
  [{ on: true, given: true, saidVersion: 1 }, true],
  [{ on: true, given: true, saidVersion: 2 }, false],
  [{ on: true, given: null, saidVersion: null }, false],
])('%o is asked for: %s', (said, asked) => {
  const at = said.given === null ? null : '2026-11-16T07:00:00.000Z'
  expect(isAskedFor({ kind: 'sharing', basis: 'consent', version: 2, at, ...said })).toBe(asked)
})

it('shows the text that somebody agreed to, whatever has come since', () => {
  expect([1, 2].map((version) => textOf('bookings', version))).toEqual(['bookings1', 'bookings2'])
})

it('shows the first text for a version that is not known', () => {
  expect([1, 9].map((version) => textOf('sharing', version))).toEqual(['sharing1', 'sharing1'])
})

it('a text that people have agreed to is never edited: what changes is a new version', () => {
  const now = Object.values(consentTexts)
    .flat()
    .map((key) => [key, [english, spanish].map(({ consents }) => digest(consents.texts[key]))])
  expect(Object.fromEntries(now)).toEqual(published)
})
