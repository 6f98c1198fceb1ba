import { describe, expect, it } from 'vitest'
import { isPatched, patchedVersions, prefersOwn } from './node-versions.mjs'

describe('the security release of a line', () => {
  it.each([
    ['v24.21.0', false],
    ['v24.22.0', false],
    ['v24.22.1', true],
    ['24.23.0', true],
    ['v22.23.3', false],
    ['v22.23.4', true],
    ['v26.10.0', false],
    ['v26.12.1', true],
    ['v26.13.0', true],
    // No longer supported, not yet supported, and a preview.
    ['v20.20.2', false],
    ['v23.99.0', false],
    ['v28.0.0', false],
    ['v24.23.0-nightly20261101', false],
  ])('%s: %s', (version, patched) => {
    expect(isPatched(version)).toBe(patched)
  })
})

describe('the machine’s own Node', () => {
  it.each([
    ['24.22.1', true],
    ['26.12.1', true],
    // Older, not patched, not supported, none.
    ['22.23.4', false],
    ['20.20.2', false],
    ['26.10.0', false],
    ['28.1.0', false],
    [null, false],
  ])('%s runs the programs instead of 24.21.0: %s', (own, preferred) => {
    expect(prefersOwn(own, '24.21.0')).toBe(preferred)
  })

  it('gives way to a pinned one that is as new', () => {
    for (const own of patchedVersions) expect(prefersOwn(own, '26.12.1')).toBe(false)
  })
})
