import { globSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { accessOf } from '@/lib/auth/route-access'
import { screens } from '@/lib/screens'
import { circlesBetween } from '../scripts/architecture/circles.ts'
import { type ImportRule, importRules } from '../scripts/architecture/import-rules.ts'
import { longParameterLists } from '../scripts/architecture/parameters.ts'
import { read, root, type Source } from '../scripts/architecture/sources.ts'

const everything = globSync(['{app,clinic-api,components,contract,lib}/**/*.*', 'middleware.ts'], {
  cwd: root,
  // The folders of the addresses that are no screen have dots in their names.
}).filter((path) => !path.endsWith('/[...rest]'))
const isSource = (path: string) => /(?<!\.test|\.d)\.tsx?$/.test(path)
const sources = everything.filter(isSource).map(read)
/** Files that build, start and try the product: only the rules on imports and names bind them. */
const tools = globSync('{e2e,lab,scripts}/**/*.*', { cwd: root }).filter(isSource).map(read)
const all = [...sources, ...tools]
const within = (...folders: string[]) =>
  all.filter(({ path }) => folders.some((each) => path.startsWith(each)))

function startsWithAny(path: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
}

const ours = ['app', 'components', 'contract', 'lib', 'clinic-api', 'messages', 'e2e', 'scripts']
function ownFolder(path: string): string {
  const [first = '', second = ''] = path.split('/')
  if (['components', 'lib', 'scripts'].includes(first)) return `${first}/${second}`
  return first === 'app' ? posix.dirname(path) : first
}

function isAllowed(rule: ImportRule, from: string, target: string): boolean {
  if (startsWithAny(target, ours)) return startsWithAny(target, [...rule.may, ownFolder(from)])
  return rule.packages ? startsWithAny(target, rule.packages) : !startsWithAny(target, rule.never ?? [])
}

describe('imports', () => {
  const claimed = new Set<string>()
  for (const rule of importRules) {
    const files = within(rule.files).filter(({ path }) => !claimed.has(path))
    for (const { path } of files) claimed.add(path)
    it(`of ${rule.files} stay within their bounds`, () => {
      const faults = files.flatMap(({ path, imports }) =>
        imports
          .filter((target) => !isAllowed(rule, path, target))
          .map((target) => `${path} imports ${target}. ${rule.instead}`),
      )
      expect(faults).toEqual([])
    })
  }

  it('of every file are bound by a rule', () => {
    const free = all.filter(({ path }) => !claimed.has(path))
    expect(free.map(({ path }) => `${path}: say in import-rules.ts what it may import`)).toEqual([])
  })

  it.each([
    ['components/ and lib/', /^((?:components|lib)\/[^/]+)/],
    ['components/shell and components/shared', /^(components\/(?:shell|shared)\/[^/]+)\//],
    ['scripts/', /^(scripts\/[^/]+)\//],
    ['the whole repository', /^([^/]+)\//],
  ])('between the folders of %s run in no circle', (_where, folder) => {
    expect(circlesBetween(all, (path) => folder.exec(path)?.[1])).toEqual([])
  })
})

const reserved =
  /\/((page|layout|template|loading|error|global-error|not-found|forbidden|unauthorized|default|route|icon|apple-icon|opengraph-image|robots|sitemap|manifest)\.\w+|favicon\.ico|globals\.css)$/
const kebab = /^(\([a-z-]+\)|\[{1,2}(\.\.\.)?[a-zA-Z]+\]{1,2}|[a-z0-9]+(-[a-z0-9]+)*)$/
const vague = /(^|\/)(helpers?|misc|common-utils|types|index)\.tsx?$|\/utils\.tsx?$/

describe('names', () => {
  it('in app/ are reserved by Next', () => {
    const faults = everything.filter((path) => path.startsWith('app/') && !reserved.test(path))
    expect(
      faults.map((path) => `${path}: move it to components/ or lib/ and import it from the page`),
    ).toEqual([])
  })

  it('are kebab-case', () => {
    const parts = (path: string) => path.replace(/(\.(test|spec|config|d))?\.\w+$/, '').split('/')
    const files = all.filter(({ path }) => !parts(path).every((part) => kebab.test(part)))
    expect(files.map(({ path }) => `${path}: use lower case and hyphens`)).toEqual([])
  })

  it('say what the file holds', () => {
    const files = all.filter(({ path }) => vague.test(path) && path !== 'lib/utils.ts')
    expect(files.map(({ path }) => `${path}: name it after what it does; infer types from schemas`)).toEqual(
      [],
    )
  })
})

const defaultExports = /^(app\/|lib\/i18n\/request\.ts$)|\.config\.ts$|\/global-setup\.ts$/
const clocks =
  /^(app\/|middleware\.ts$|lib\/bff\/|clinic-api\/(ports\/clock|server)\.ts$|clinic-api\/(scripts|testing)\/|lib\/browser\/use-now\.ts$)/
// Data that never crosses the wire has its schema where it is kept: settings, the sealed cookie, stored content.
const schemas = /^(contract\/|lib\/(env\.ts$|auth\/)|clinic-api\/(?!routes\/))/

describe('code', () => {
  it.each([
    ['a default export', /^export default|^export \{[^}]*\bdefault\b/m, defaultExports, 'use a named export'],
    [
      'a date format',
      /\bIntl\.DateTimeFormat\(/,
      /^(lib\/format\/|lib\/browser\/device\/own-zone\.ts$|contract\/zone\.ts$|clinic-api\/services\/(notifications\/phrases|channels\/text-words)\.ts$)/,
      'use lib/format/dates, or add the kind of date that is missing there; lib/browser/device/own-zone knows the zone',
    ],
    ['the present time', /\bnew Date\(\)|\bDate\.now\(/, clocks, 'take "now" as a parameter'],
    [
      'a birthdate in another way',
      /\bformat(?!PlainDay\b)\w*\(\s*[\w.]*birthdate\b|\bformatPlainDay\(\s*[\w.]*birthdate,\s*\w+,/,
      /^$/,
      'write it with formatPlainDay and no style',
    ],
    [
      'the whole of date-fns',
      /\bfrom 'date-fns'/,
      /^$/,
      "import the function's own file, date-fns/…: with the whole a program loads 300 more as it starts",
    ],
    [
      'a part that fails with its screen',
      /\bdynamic\((?!\s*\(\) =>\s*loadWithRetry\()/,
      /^components\/ui\/large-part\.tsx$/,
      'make it a `largePart`; one that stands in the first HTML waits for its file with `loadWithRetry`',
    ],
    [
      'a large part away from its noun',
      /\blargePart\b[<(]/,
      /^components\/(\w[\w-]*\/large-parts|ui\/(large-part|toaster))\.tsx$/,
      "declare it in the noun's large-parts.tsx: one list shows what loads by itself, and nothing loads twice",
    ],
    [
      'the state of a refused act',
      /\bconst \[\w*(?:[eE]rror|[fF]ail(?:ed|ure)?|[fF]ault|[rR]efus(?:ed|al)|[pP]ending|[bB]usy)\b\w*, set\w+\] = useState/,
      /^(components\/(shared\/act\/|booking\/use-booking\.ts$))/,
      'useAct of components/shared/act has it, with the sentence to show',
    ],
    [
      'a field of a day or a time that each browser writes in its own way',
      /\btype(?:=|: )["'](?:date|time|datetime-local)["']/,
      /^(?!components\/|app\/)/,
      'DateField, TypedDayField, LightDay and ClockField write dd/mm/yyyy and 24 hours everywhere',
    ],
    [
      'a checkbox',
      /type="checkbox"/,
      /^components\/(ui\/checkbox|shared\/form\/weekday-picker)\.tsx$/,
      'components/ui/checkbox has a box, a line with one and a card with one',
    ],
    [
      'the text of an error',
      /(?<!sentBy\()\b(?:error|refusal|refused|failure|fault|cause)\.message\b(?! ===)/,
      /^(?!components\/)|^components\/ui\/form\.tsx$/,
      'a Sentence is shown: a text of the catalogue, or sentBy(refusal) for what the server says on purpose',
    ],
    [
      'a schema other than of an address',
      /(?<!\b(?:params|\w+Params|query)\s*[:=]\s*)\bz\s*\.\s*(?:strictObject|looseObject|object)\(/,
      schemas,
      'put it in contract/ and extend or pick it',
    ],
  ])('has %s only where it belongs', (_what, pattern, allowed, instead) => {
    const faults = sources.filter(({ path, text }) => pattern.test(text) && !allowed.test(path))
    expect(faults.map(({ path }) => `${path}: ${instead}`)).toEqual([])
  })
})

function componentLengths({ path, text }: Source): { name: string; lines: number }[] {
  const pattern = /^(?:export )?(?:default )?(?:async )?function ([A-Z]\w*)[\s\S]*?^\}/gm
  return [...text.matchAll(pattern)].map(([body, name]) => ({
    name: `${name} in ${path}`,
    lines: body.split('\n').length,
  }))
}

describe('sizes', () => {
  const counted = sources.filter(({ path }) => !/^(components\/ui|lib\/content)\//.test(path))
  const caps: [string, number, Source[]][] = [
    ['a source file', 250, counted],
    ['a page', 80, within('app/').filter(({ path }) => path.endsWith('/page.tsx'))],
    ['a route handler', 80, within('app/').filter(({ path }) => path.endsWith('/route.ts'))],
    ['serve and the API client', 120, within('lib/bff/serve', 'lib/api/client')],
    ['the middleware', 60, within('middleware.ts')],
  ]

  it.each(caps)('%s has at most %i lines', (_what, cap, files) => {
    const faults = files.filter(({ lines }) => lines > cap)
    expect(faults.map(({ path, lines }) => `${path}: ${lines} lines, split it by reason to change`)).toEqual(
      [],
    )
  })

  it('a function has at most four parameters', () => {
    const faults = all.flatMap(({ path, text }) =>
      longParameterLists(text).map((name) => `${path}: ${name} takes an object for what belongs together`),
    )
    expect(faults).toEqual([])
  })

  it('a component has at most 120 lines', () => {
    const faults = sources.filter(({ path }) => path.endsWith('.tsx')).flatMap(componentLengths)
    const long = faults.filter(({ lines }) => lines > 120)
    expect(
      long.map(({ name, lines }) => `${name}: ${lines} lines, extract what changes for its own reason`),
    ).toEqual([])
  })

  it('half of the files have at most 55 lines and nine in ten at most 130', () => {
    const lines = counted.map((file) => file.lines).sort((a, b) => a - b)
    expect(lines[Math.floor(lines.length / 2)]).toBeLessThanOrEqual(55)
    expect(lines[Math.floor(lines.length * 0.9)]).toBeLessThanOrEqual(130)
  })
})

/** `app/(public)/staff/[id]/page.tsx` is `/staff/:id`. */
function addressOf(path: string): string {
  const folders = posix.dirname(path).split('/').slice(1)
  const segments = folders
    .filter((each) => !each.startsWith('('))
    .map((each) => each.replace(/^\[(\w+)\]$/, ':$1'))
  return `/${segments.join('/')}`
}

describe('routes', () => {
  const places = within('app/').filter(
    ({ path }) => !path.startsWith('app/api/') && /\/(page\.tsx|route\.ts)$/.test(path),
  )
  const addresses = places.map(({ path }) => addressOf(path))

  it('of every page have a row in the table of screens', () => {
    // An address that is no screen has a page, too: it says so.
    const faults = addresses.filter(
      (address) => accessOf(address) === null && !address.endsWith('/[...rest]'),
    )
    expect(
      faults.map((address) => `${address}: name it in lib/routes.ts and add its row to lib/screens.ts`),
    ).toEqual([])
  })

  it('of the table of screens have a page', () => {
    const shape = (address: string) => address.replaceAll(/:\w+/g, ':')
    const known = new Set(addresses.map(shape))
    const faults = screens.filter(({ path }) => !known.has(shape(path)))
    expect(faults.map(({ path }) => `${path}: build the page or remove the row`)).toEqual([])
  })
})

describe('what loads when it is used', () => {
  // They may stand in the first HTML, and come with it.
  const ofTheFirstHtml = /^(?:export )?const (?:Agenda|TeamCalendar) /

  it('waits by itself: what is around it, and what is being typed there, does not wait with it', () => {
    const faults = within('components').flatMap(({ path, text }) =>
      [...text.matchAll(/^(?:export )?const \w+ = dynamic\([\s\S]*?\)$/gm)]
        .map(([declaration]) => declaration)
        .filter((declaration) => !declaration.includes('ssr: false') && !ofTheFirstHtml.test(declaration))
        .map((declaration) => `${path}: give ${/const (\w+)/.exec(declaration)?.[1]} { ssr: false }`),
    )
    expect(faults).toEqual([])
  })
})
