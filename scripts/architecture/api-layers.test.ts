import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { layers, writers } from './api-layers.ts'
import { circlesBetween } from './circles.ts'
import { read, root } from './sources.ts'

const home = 'clinic-api/'
const sources = globSync(`${home}**/*.ts`, { cwd: root })
  .filter((path) => !path.endsWith('.test.ts') && !path.startsWith(`${home}db/migrations`))
  .map(read)
  .map((source) => ({ ...source, name: source.path.slice(home.length) }))

const own = (target: string) => (target.startsWith(home) ? target.slice(home.length) : null)

/** Counted from the top; a prefix without a slash is a file. */
function layerOf(name: string): number {
  const bare = name.replace(/\.ts$/, '')
  return layers.findIndex(({ files }) =>
    files.some((each) => (each.endsWith('/') ? bare.startsWith(each) : bare === each || bare === `${each}r`)),
  )
}

describe('the clinic API', () => {
  it('has no file outside its layers', () => {
    const lost = sources.filter(({ name }) => layerOf(name) === -1)
    expect(lost.map(({ name }) => `${name}: say in api-layers.ts where it stands`)).toEqual([])
  })

  it('imports downwards only', () => {
    const faults = sources.flatMap(({ name, imports }) =>
      imports.flatMap((target) => {
        const below = own(target)
        if (below === null || layerOf(below) >= layerOf(name)) return []
        return [`${name} imports ${below}. ${layers[layerOf(name) - 1]?.instead}`]
      }),
    )
    expect(faults).toEqual([])
  })

  it('has no circle between the folders of its services', () => {
    const folderOf = (path: string) => /^clinic-api\/services\/([^/]+)\//.exec(path)?.[1]
    expect(circlesBetween(sources, folderOf)).toEqual([])
  })

  it('gives its records the names of the wire in the wire.ts of each service only', () => {
    const names = /\b(_id|doctorid|patientid|speciality)\b/
    const faults = sources.filter(
      ({ name, text }) => name.startsWith('services/') && !name.endsWith('/wire.ts') && names.test(text),
    )
    expect(faults.map(({ name }) => `${name}: answer a record and let the route translate it`)).toEqual([])
  })

  it.each(writers)('$what only where it says why', ({ pattern, allowed, instead }) => {
    const faults = sources.filter(
      ({ name, text }) => pattern.test(text) && !Object.keys(allowed).some((each) => name.startsWith(each)),
    )
    expect(faults.map(({ name }) => `${name}: ${instead}`)).toEqual([])
  })

  it.each(writers)('$what in no fewer places than are listed', ({ pattern, allowed }) => {
    const used = sources.filter(({ text }) => pattern.test(text))
    const stale = Object.keys(allowed).filter((each) => !used.some(({ name }) => name.startsWith(each)))
    expect(stale.map((each) => `${each}: take it off the list in api-layers.ts`)).toEqual([])
  })
})
