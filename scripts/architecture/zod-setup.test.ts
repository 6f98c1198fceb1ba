import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './sources.ts'

// zod tries `eval` at the first schema of an object unless contract/common.ts was there before.
it('a module of the contract with a schema of an object imports common.ts, which sets zod up', () => {
  const faults = globSync('contract/**/*.ts', { cwd: root }).filter((path) => {
    if (path === 'contract/common.ts' || path.endsWith('.test.ts')) return false
    const text = readFileSync(join(root, path), 'utf8')
    return /\bz\s*\.(strictObject|looseObject|object)\(/.test(text) && !/['/]common\.ts'/.test(text)
  })
  expect(faults.map((path) => `${path}: import './common.ts'`)).toEqual([])
})
