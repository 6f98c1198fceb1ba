import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './sources.ts'

const needsItsOwnProcess = /\bvi\.(mock|resetModules)\(|\bmemoryUsage\b|\bprocess\.env\.\w+ = /

it('a test that mocks or resets modules, sets the environment or measures memory has a process of its own', () => {
  const paths = globSync('{app,clinic-api,components,contract,lab,lib,scripts}/**/*.test.{ts,tsx}', {
    cwd: root,
  })
  const faults = paths
    .filter((path) => !/\.(alone|slow)\.test\.tsx?$/.test(path))
    .filter((path) => needsItsOwnProcess.test(readFileSync(join(root, path), 'utf8')))
  expect(paths.length).toBeGreaterThan(100)
  expect(faults.map((path) => `${path}: call it .alone.test`)).toEqual([])
})
