import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  dropDraft,
  eraseStoredData,
  forgetDrafts,
  keepDraft,
  leftMeanwhile,
  markLeft,
  readDraft,
  writeStartRecord,
} from './stored-data'

/** Like the browser's storage, lists its keys in `Object.keys`. */
function storage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
  }
  return Object.create(methods)
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('localStorage', storage())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('drafts', () => {
  it('are one person’s, one form’s and one record’s', () => {
    keepDraft('ana', 'schedule:1', { startTime: '09:00' })
    expect(readDraft('ana', 'schedule:1')).toEqual({ startTime: '09:00' })
    expect(readDraft('ana', 'schedule:2')).toBeNull()
    expect(readDraft('luis', 'schedule:1')).toBeNull()
    dropDraft('ana', 'schedule:1')
    expect(readDraft('ana', 'schedule:1')).toBeNull()
  })

  it('of others are gone once somebody is signed in, also of somebody whose id begins alike', () => {
    keepDraft('ana', 'a', 1)
    keepDraft('anabel', 'a', 2)
    sessionStorage.setItem('other', 'stays')
    forgetDrafts('ana')
    expect(Object.keys(sessionStorage)).toEqual(['draft:ana:a', 'other'])
  })

  it('outlive a session that ended by itself, and no other', () => {
    keepDraft('ana', 'a', 1)
    writeStartRecord()
    eraseStoredData({ keepDrafts: true })
    expect(readDraft('ana', 'a')).toBe(1)
    expect(localStorage.getItem('userData')).toBeNull()
    eraseStoredData({ keepDrafts: false })
    expect(Object.keys(sessionStorage)).toEqual(['erased'])
  })

  it('that were spoilt, or that a browser refuses, are none', () => {
    sessionStorage.setItem('draft:ana:a', '{half')
    expect(readDraft('ana', 'a')).toBeNull()
    vi.stubGlobal('sessionStorage', undefined)
    expect(() => keepDraft('ana', 'a', 1)).not.toThrow()
    expect(readDraft('ana', 'a')).toBeNull()
  })
})

describe('the record written when the application starts', () => {
  it('is there on any page but the one that a sign-out leads to, and again on the next', () => {
    writeStartRecord()
    expect(localStorage.getItem('userData')).toBe('{"application":"consulta"}')
    eraseStoredData({ keepDrafts: false })
    writeStartRecord()
    expect(localStorage.getItem('userData')).toBeNull()
    writeStartRecord()
    expect(localStorage.getItem('userData')).toBe('{"application":"consulta"}')
  })
})

describe('a session that ended', () => {
  it('ended for the pages that were asked for before, and for no later one', () => {
    markLeft('choice')
    expect(leftMeanwhile()).toBe('choice')
    vi.stubGlobal('performance', { timeOrigin: performance.timeOrigin + performance.now() + 1 })
    expect(leftMeanwhile()).toBeUndefined()
    expect(Object.keys(localStorage)).toEqual([])
  })
})
