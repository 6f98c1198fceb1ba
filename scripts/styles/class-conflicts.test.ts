import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { classConflicts } from './class-conflicts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

it('no caller’s class contradicts one that its component has itself: move that one to primitives.css', () => {
  const paths = globSync('{app,components}/**/*.tsx', { cwd: root })
  const sources = paths.map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }))
  expect(sources.length).toBeGreaterThan(200)
  expect(classConflicts(sources)).toEqual([])
})

it('a contradiction is found, a class beside another is not', () => {
  const source = (classes: string) =>
    `export function Box({ className }) { return <i className={cn('gap-4 p-2', className)} /> }
    export const Use = () => <Box className="${classes}" />`
  const found = (classes: string) => classConflicts([{ path: 'box.tsx', text: source(classes) }])
  expect(found('gap-6 m-2')).toEqual(['box.tsx: gap-6 of a <Box> that is gap-4'])
  expect(found('sm:gap-6 px-1')).toEqual([])
})
