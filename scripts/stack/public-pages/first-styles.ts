import { PurgeCSS } from 'purgecss'

/** Names of elements and attributes, and everything in quotes that may be a class. */
function wordsIn(text: string): string[] {
  return [...(text.match(/[^\s"'<>=/]+/g) ?? []), ...(text.match(/[^\s"'`\\]+/g) ?? [])]
}

/**
 * The rules of a style sheet that a page may need, with its fonts: everything is left out that neither the page nor one
 * of its scripts names. `classes` are those of its elements.
 */
export async function firstStyles(
  page: string,
  classes: readonly string[],
  scripts: readonly string[],
  sheet: string,
): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [page, classes.join(' '), ...scripts].map((raw) => ({ raw, extension: 'html' })),
    css: [{ raw: sheet }],
    defaultExtractor: wordsIn,
    variables: true,
    keyframes: true,
  })
  if (!purged) throw new Error('PurgeCSS read no style sheet')
  return purged.css
}
