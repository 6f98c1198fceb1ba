import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { layers, writers } from './api-layers.ts'
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
    const folderOf = (name: string) => /^services\/([^/]+)\//.exec(name)?.[1]
    const needs = new Map<string, Set<string>>()
    for (const { name, imports } of sources) {
      const folder = folderOf(name)
      if (!folder) continue
      const others = imports
        .map((target) => folderOf(`${own(target) ?? ''}.ts`))
        .filter((each) => each !== folder)
      const known = needs.get(folder) ?? new Set()
      needs.set(folder, known)
      for (const each of others) if (each) known.add(each)
    }
    expect(circlesIn(needs)).toEqual([])
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

  it('has no function with more than four parameters', () => {
    const faults = sources.flatMap(({ name, text }) =>
      longParameterLists(text).map((each) => `${name}: ${each} takes an object for what belongs together`),
    )
    expect(faults).toEqual([])
  })
})

/** Each circle once, as the way around it. */
function circlesIn(needs: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const found = new Set<string>()
  const walk = (folder: string, way: readonly string[]) => {
    const start = way.indexOf(folder)
    if (start !== -1) {
      const circle = way.slice(start)
      const first = circle.indexOf([...circle].sort()[0] ?? '')
      found.add([...circle.slice(first), ...circle.slice(0, first)].join(' → '))
      return
    }
    for (const next of needs.get(folder) ?? []) walk(next, [...way, folder])
  }
  for (const folder of needs.keys()) walk(folder, [])
  return [...found]
}

/** Names of the functions declared with five parameters or more. */
function longParameterLists(text: string): string[] {
  return [...text.matchAll(/\bfunction (\w+)(?:<[^(]*>)?\(/g)].flatMap((match) => {
    const [head, name = ''] = match
    return countParameters(text, match.index + head.length) > 4 ? [name] : []
  })
}

/** Counts the commas of a list that begins at `from`, outside all inner brackets. */
function countParameters(text: string, from: number): number {
  let depth = 0
  let parts = 0
  let isBegun = false
  for (let index = from; index < text.length; index += 1) {
    const letter = text.charAt(index)
    if ('([{<'.includes(letter)) depth += 1
    else if (letter === ')' && depth === 0) return isBegun ? parts + 1 : parts
    else if (')]}'.includes(letter) || (letter === '>' && text.charAt(index - 1) !== '=')) depth -= 1
    else if (letter === ',' && depth === 0) {
      parts += 1
      isBegun = false
    } else if (/\S/.test(letter)) isBegun = true
    if ('([{<'.includes(letter)) isBegun = true
  }
  return parts
}
