import { describe, expect, it } from 'vitest'
import { actions } from './access.ts'
import { knownActs } from './audit-acts.ts'

describe('the words of the log', () => {
  it('know every action, since any of them can be refused', () => {
    const known = new Set<string>(knownActs)
    expect(Object.keys(actions).filter((action) => !known.has(action))).toEqual([])
  })
})
