/** The row whose path is `pathname`; `:id` stands for one segment, and a path without one goes first. */
export function rowAt<Row extends { path: string }>(rows: readonly Row[], pathname: string): Row | undefined {
  const segments = pathname.split('/').filter(Boolean)
  const fitting = rows.filter(({ path }) => {
    const parts = path.split('/').filter(Boolean)
    return (
      parts.length === segments.length &&
      parts.every((part, index) => part.startsWith(':') || part === segments[index])
    )
  })
  return fitting.find(({ path }) => !path.includes(':')) ?? fitting[0]
}
