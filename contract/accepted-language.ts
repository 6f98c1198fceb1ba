/** The languages of screens and mails. */
export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

/** Languages whose speakers read Spanish, too: Catalan, Basque, Galician, Asturian, Aragonese, Occitan. */
const besideSpanish: readonly string[] = ['ca', 'eu', 'gl', 'ast', 'an', 'oc']

/**
 * The language that an Accept-Language header prefers of ours; null when it names none. Languages spoken beside Spanish
 * count as Spanish, unless one of ours has the same weight or Spanish is refused.
 */
export function acceptedLanguage(header: string | null | undefined): Language | null {
  const ranges = (header ?? '').toLowerCase().split(',').map(rangeOf)
  const ours = ranges.flatMap(({ tag, weight }) =>
    languages.filter((language) => language === tag).map((language) => ({ language, weight })),
  )
  const readsSpanish = !ours.some(({ language, weight }) => language === 'es' && weight === 0)
  const neighbours = ranges.flatMap(({ tag, weight }) =>
    readsSpanish && besideSpanish.includes(tag) ? [{ language: 'es' as const, weight }] : [],
  )
  const [best] = [...ours, ...neighbours]
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
  return best?.language ?? null
}

/** `ca-ES-valencia;q=0.8`: what is before the first mark, and its weight. */
function rangeOf(range: string): { tag: string; weight: number } {
  const [name = '', ...parameters] = range.split(';').map((part) => part.trim())
  const quality = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '')
  return { tag: name.split(/[-_]/)[0] ?? '', weight: quality === undefined ? 1 : Number(quality) || 0 }
}
