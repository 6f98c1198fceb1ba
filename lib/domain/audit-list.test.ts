import { describe, expect, it } from 'vitest'
import { auditQueryOf, isNarrowed, narrowed, readAuditState, saidFilters } from './audit-list'

const plain = readAuditState({})

describe('the log in the URL', () => {
  it('is read back as it was written', () => {
    const state = {
      person: 'p',
      q: 'ana',
      patient: 'q',
      role: 'nurse',
      area: 'visits',
      outcome: 'refused',
      from: '2026-11-01',
      to: '2026-11-30',
      cursor: 'b',
      trail: ['a'],
    } as const
    expect(readAuditState(Object.fromEntries(new URLSearchParams(auditQueryOf(state))))).toEqual(state)
  })

  it('says nothing for all of it, and takes what is unknown for nothing', () => {
    expect(auditQueryOf(plain)).toBe('')
    expect(isNarrowed(plain)).toBe(false)
    expect(
      readAuditState({ role: 'x', area: 'x', outcome: 'x', from: 'yesterday', to: '2026-13-01' }),
    ).toEqual(plain)
  })

  it('starts again when it is narrowed', () => {
    const state = narrowed({ ...plain, cursor: 'b', trail: ['a'] }, { person: 'p' })
    expect(state).toEqual({ ...plain, person: 'p' })
    expect(saidFilters(state)).toEqual({ person: 'p' })
  })
})
