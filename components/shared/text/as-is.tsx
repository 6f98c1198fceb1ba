import type { ComponentProps } from 'react'

/** A name, a code, an address or a file name: browsers that translate the page leave it as it is. */
export function AsIs(props: ComponentProps<'span'>) {
  return <span translate="no" {...props} />
}

/** A moment or a day. A translated one may be another: '3 p.m.', 'Mar 4'. */
export function Time(props: ComponentProps<'time'>) {
  return <time translate="no" {...props} />
}

// The marks that keep a word apart from the direction of its sentence; a screen reader says neither.
const [before, after] = ['\u2068', '\u2069']

/** Marks a value of a text, which `KeptWords` shows, as not to be translated. */
export const keptWord = (value: string) => `${before}${value}${after}`

/** A text of the catalogues whose marked values stay as they are when the rest is translated. */
export function KeptWords({ children }: { children: string }) {
  const parts = children.split(new RegExp(`${before}(.*?)${after}`, 's'))
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name.
  return parts.map((part, at) => (at % 2 === 0 ? part : <AsIs key={at}>{part}</AsIs>))
}
