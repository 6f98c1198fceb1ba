/** The first that fits names it: most browsers also claim to be others. */
const browsers: readonly [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOP(?:R|T|iOS)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Headless)?Chrom(?:e|ium)\/|\bCriOS\//],
  ['Safari', /\bVersion\/[\d.]+ .*Safari\//],
]

const systems: readonly [name: string, mark: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

/** The plain words by which people know what they signed in with; null for what nobody would recognise. */
export function deviceOfAgent(agent: string | null): { browser: string | null; system: string | null } {
  return { browser: nameIn(browsers, agent), system: nameIn(systems, agent) }
}

function nameIn(known: readonly [name: string, mark: RegExp][], agent: string | null): string | null {
  return known.find(([, mark]) => mark.test(agent ?? ''))?.[0] ?? null
}
