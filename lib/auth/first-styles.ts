import 'server-only'
import { PurgeCSS } from 'purgecss'

const entities: Record<string, string> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#x27;': "'",
}
const decoded = (text: string) =>
  text.replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => entities[entity] ?? entity)

/** Names of elements and attributes, and everything that stands in quotes and may be a class. */
function wordsIn(text: string): string[] {
  const classes = [...text.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) =>
    decoded(names).split(/\s+/),
  )
  return [...classes, ...(text.match(/[^\s"'<>=/]+/g) ?? []), ...(text.match(/[^\s"'`\\]+/g) ?? [])]
}

/** Of a style sheet what a page may need, and its fonts: left out is what neither it nor its scripts name. */
export async function firstStyles(page: string, scripts: readonly string[], sheet: string): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [page, ...scripts].map((raw) => ({ raw, extension: 'html' })),
    css: [{ raw: sheet }],
    defaultExtractor: wordsIn,
    variables: true,
    keyframes: true,
  })
  if (!purged) throw new Error('Nothing of the style sheet was read')
  return purged.css
}
