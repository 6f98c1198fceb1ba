import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { apiTests } from '../test-run/api-tests.ts'
import { root } from './sources.ts'

const needsItsOwnProcess = /\bvi\.mock\(|\bmemoryUsage\b/

it('a test of the API that mocks a module or measures memory has a process of its own', () => {
  const paths = apiTests.flatMap((files) => globSync(files, { cwd: root }))
  const faults = paths
    .filter((path) => !path.endsWith('.alone.test.ts'))
    .filter((path) => needsItsOwnProcess.test(readFileSync(join(root, path), 'utf8')))
  expect(paths.length).toBeGreaterThan(100)
  expect(faults.map((path) => `${path}: call it .alone.test.ts`)).toEqual([])
})
