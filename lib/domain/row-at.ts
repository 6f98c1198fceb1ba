const partsOf = (path: string) => path.split('/').filter(Boolean)

function fits(path: string, parts: readonly string[]): boolean {
  const wanted = partsOf(path)
  return (
    wanted.length === parts.length && wanted.every((each, at) => each.startsWith(':') || each === parts[at])
  )
}

/** The row whose path is `pathname`; `:id` stands for one segment, and a path without one goes first. */
export function rowAt<Row extends { path: string }>(rows: readonly Row[], pathname: string): Row | undefined {
  const parts = partsOf(pathname)
  const plain = `/${parts.join('/')}`
  // Every page asks several times: only paths with an `:id` are taken apart, and those for few pages.
  return (
    rows.find(({ path }) => path === plain) ??
    rows.find(({ path }) => path.includes(':') && fits(path, parts))
  )
}
