export interface Page<Item> {
  items: Item[]
  /** Counted from 1; a page that does not exist becomes the nearest one that does. */
  page: number
  /** At least 1: an empty list has one empty page. */
  pages: number
}

/** Cuts one page of `size` items out of a whole list. */
export function pageOf<Item>(items: readonly Item[], page: number, size: number): Page<Item> {
  const pages = Math.max(1, Math.ceil(items.length / size))
  const present = Math.min(Math.max(1, Math.trunc(page) || 1), pages)
  return { items: items.slice((present - 1) * size, present * size), page: present, pages }
}
