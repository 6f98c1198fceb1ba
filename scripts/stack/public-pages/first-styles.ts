import { PurgeCSS } from 'purgecss'

/** Names of elements and attributes, and everything in quotes that may be a class. */
function wordsIn(text: string): string[] {
  return [...(text.match(/[^\s"'<>=/]+/g) ?? []), ...(text.match(/[^\s"'`\\]+/g) ?? [])]
}

/** Classes of signed-in screens alone, which scripts of all pages name. */
const signedIn = ['button-row']

/**
 * The rules that a page may need of the style sheet at `address`, with its fonts: everything is left out that none of the
 * texts names, which are the page, the classes of its elements and its scripts, and what signed-in screens alone have.
 */
export async function firstStyles(texts: readonly string[], sheet: string, address: string): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: texts.map((raw) => ({ raw, extension: 'html' })),
    css: [{ raw: absolute(sheet, address) }],
    defaultExtractor: wordsIn,
    blocklist: signedIn,
    variables: true,
    keyframes: true,
  })
  if (!purged) throw new Error('PurgeCSS read no style sheet')
  return withoutUnread(purged.css)
}

/** Leaves out declarations of properties that no rule reads any more, which PurgeCSS keeps. */
function withoutUnread(sheet: string): string {
  return sheet.replace(/@property\s+(--[\w-]+)\s*\{[^}]*\}/g, (rule, name) =>
    sheet.includes(`var(${name}`) ? rule : '',
  )
}

/** Addresses in a style sheet are relative to the sheet itself. */
function absolute(sheet: string, address: string): string {
  return sheet.replace(
    /url\(\s*(["']?)(?![a-z]+:|\/|#)([^)"']+)\1\s*\)/g,
    (_all, _quote, relative: string) => `url(${new URL(relative, new URL(address, 'http://page')).pathname})`,
  )
}
