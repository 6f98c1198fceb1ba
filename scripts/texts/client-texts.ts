import { existsSync } from 'node:fs'
import { posix } from 'node:path'
import { read, root, type Source } from '../architecture/sources.ts'

/** Facts gathered on the way from a page to a file. */
interface Texts {
  /** Namespaces that the browser is given on the way to the file. */
  given: ReadonlySet<string>
  /** Whether the file is part of an island. */
  isIsland: boolean
}

/** One namespace that an island of a page asks for and is not given. */
export interface MissingText {
  file: string
  namespace: string
}

const known = new Map<string, Source | null>()

function sourceOf(target: string): Source | null {
  const source = known.get(target)
  if (source !== undefined) return source
  const path = ['.tsx', '.ts'].map((ending) => target + ending).find((each) => existsSync(`${root}/${each}`))
  const found = path ? read(path) : null
  known.set(target, found)
  return found
}

const givenIn = (text: string) =>
  [...text.matchAll(/<ClientMessages\s+of=\{\[([^\]]*)\]\}\s*>/g)].flatMap(([, of = '']) =>
    [...of.matchAll(/'(\w+)'/g)].map(([, namespace = '']) => namespace),
  )

/** Namespaces of which a file names a text: those of its translators, and of keys such as 'shifts.gone'. */
function askedIn(text: string, catalogue: Record<string, object>): string[] {
  const spaces = [...text.matchAll(/\buseTranslations\('(\w+)/g)].map(([, namespace = '']) => namespace)
  const keys = [...text.matchAll(/['`](\w+)\.(?:(\w+)[.'`]|\$\{)/g)]
    .filter(
      ([, namespace = '', key]) =>
        (key ?? '') in (catalogue[namespace] ?? {}) || (!key && namespace in catalogue),
    )
    .map(([, namespace = '']) => namespace)
  return [...new Set([...spaces, ...keys])]
}

/**
 * Elsewhere, words with a dot are names of calls and permissions. `use-sentence` says what it finds: a sentence of a
 * namespace that is not there is said in English.
 */
const mayName = /^(app|components(?!\/ui\/use-sentence)|lib\/(domain|format))\//

/** The files that load later by what a file imports of `large-parts.tsx`. */
function largePartsOf({ path, text }: Source): string[] {
  return [...text.matchAll(/import \{([^}]*)\} from '([^']*large-parts)'/g)].flatMap(
    ([, names = '', from = '']) => {
      const target = from.startsWith('@/') ? from.slice(2) : posix.join(posix.dirname(path), from)
      const list = sourceOf(target)?.text ?? ''
      return names.split(',').flatMap((name) => {
        const [, file] =
          new RegExp(`const ${name.trim()} = largePart[\\s\\S]*?import\\('\\./([^']+)'\\)`).exec(list) ?? []
        return name.trim() && file ? [posix.join(posix.dirname(target), file)] : []
      })
    },
  )
}

/** A part that loads later and brings the whole catalogue asks the page for nothing. */
const bringsItsOwn = (text: string) => /<FullMessages>|\bwithFullMessages\(/.test(text)

/**
 * Follows the imports of a page and of its layouts, and says which texts its islands ask for in vain. `given` are the
 * namespaces of its layouts.
 */
export function missingTexts(
  page: string,
  given: readonly string[],
  catalogue: Record<string, object>,
): MissingText[] {
  const seen = new Set<string>()
  const missing = new Map<string, MissingText>()
  const walk = (target: string, { given: outer, isIsland: wasIsland }: Texts) => {
    const source = sourceOf(target)
    if (!source || source.path.includes('.test.')) return
    const { path, text, imports } = source
    if (wasIsland && bringsItsOwn(text)) return
    const isIsland = wasIsland || /^\s*'use client'/.test(text)
    const texts = { given: new Set([...outer, ...givenIn(text)]), isIsland }
    const visit = `${path} ${isIsland} ${[...texts.given].sort()}`
    if (seen.has(visit)) return
    seen.add(visit)
    if (isIsland && mayName.test(path)) {
      for (const namespace of askedIn(text, catalogue))
        if (!texts.given.has(namespace)) missing.set(`${path} ${namespace}`, { file: path, namespace })
    }
    const direct = imports.filter((target) => !target.endsWith('/large-parts'))
    for (const next of [...direct, ...largePartsOf(source)]) walk(next, texts)
  }
  walk(page.replace(/\.tsx$/, ''), { given: new Set(given), isIsland: false })
  return [...missing.values()]
}
