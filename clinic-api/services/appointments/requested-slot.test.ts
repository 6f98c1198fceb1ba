import { describe, expect, it } from 'vitest'
import { noRules } from '#contract/visit-rules'
import { requestedSlot } from './requested-slot.ts'

const now = Date.parse('2026-11-16T07:00:00.000Z')
const settings = { timeZone: 'Europe/Madrid', slotMinutes: 30, noticeMinutes: 0 }
const rules = { ...noRules, noticeMinutes: 120, horizonDays: 2 }

describe('a time that is asked for', () => {
  it.each([
    ['at once', 'patient', '2026-11-16T07:00:00.000Z', noRules],
    ['in the last minute of the thirtieth day', 'patient', '2026-12-16T22:59:00.000Z', noRules],
    ['a minute later by staff', 'staff', '2026-12-16T23:00:00.000Z', noRules],
    ['with the notice of its kind', 'patient', '2026-11-16T09:00:00.000Z', rules],
    ['in the last minute of its kind', 'patient', '2026-11-18T22:59:00.000Z', rules],
  ] as const)('is taken %s', (_when, by, asked, kind) => {
    expect(requestedSlot(asked, settings, { now, by, kind: { rules: kind } })).toBe(Date.parse(asked))
  })

  it.each([
    ['that is none', 'patient', 'tomorrow', noRules, 'Invalid date'],
    ['that has passed', 'patient', '2026-11-16T06:59:00.000Z', noRules, 'The time has already passed'],
    [
      'after thirty days',
      'patient',
      '2026-12-16T23:00:00.000Z',
      noRules,
      'The time is more than 30 days ahead',
    ],
    ['after ten years', 'staff', '2036-11-20T23:00:00.000Z', noRules, 'The time is too far ahead'],
    [
      'without the notice of its kind',
      'staff',
      '2026-11-16T08:59:00.000Z',
      rules,
      'Too soon: at least 2 hours before',
    ],
    [
      'after the days of its kind',
      'staff',
      '2026-11-18T23:00:00.000Z',
      rules,
      'Too far ahead: at most 2 days',
    ],
  ] as const)('is refused %s', (_when, by, asked, kind, message) => {
    expect(() => requestedSlot(asked, settings, { now, by, kind: { rules: kind } })).toThrow(message)
  })

  it('keeps the notice of the clinic where its kind has none, unless it is overruled', () => {
    const [asked, clinic] = ['2026-11-16T07:59:00.000Z', { ...settings, noticeMinutes: 60 }]
    const request = { now, by: 'staff', kind: { rules: noRules } } as const
    expect(() => requestedSlot(asked, clinic, request)).toThrow('Too soon: at least 1 hour before')
    expect(requestedSlot(asked, clinic, { ...request, overruled: true })).toBe(Date.parse(asked))
  })
})
