import type { Source } from './sources.ts'

/** Circles between the folders that `folderOf` tells, each once, as the way around it. */
export function circlesBetween(
  sources: readonly Source[],
  folderOf: (path: string) => string | undefined,
): string[] {
  const needs = new Map<string, Set<string>>()
  for (const { path, imports } of sources) {
    const folder = folderOf(path)
    if (!folder) continue
    const known = needs.get(folder) ?? new Set()
    needs.set(folder, known)
    for (const target of imports) {
      const other = folderOf(target)
      if (other && other !== folder) known.add(other)
    }
  }
  return circlesIn(needs)
}

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
