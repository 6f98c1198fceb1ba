import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './sources.ts'

// A translated moment may be another: '3/4' is 4 March to some, and 'lun' is a moon.
it('a moment is shown by Time of components/shared/text/as-is.tsx, or says that it is not translated', () => {
  const faults = globSync('{app,components}/**/*.tsx', { cwd: root }).filter((path) => {
    const tags = readFileSync(join(root, path), 'utf8').match(/<time[\s>][^>]*/g) ?? []
    return !path.endsWith('.test.tsx') && tags.some((tag) => !tag.includes('translate="no"'))
  })
  expect(faults.map((path) => `${path}: show it by <Time>`)).toEqual([])
})
