/** The row whose path is `pathname`; `:id` stands for one segment, and a path without one goes first. */
export function rowAt<Row extends { path: string }>(rows: readonly Row[], pathname: string): Row | undefined {
  const plain = `/${pathname.split('/').filter(Boolean).join('/')}`
  const fits = ({ path }: Row) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(plain)
  return rows.find(({ path }) => path === plain) ?? rows.find(fits)
}
