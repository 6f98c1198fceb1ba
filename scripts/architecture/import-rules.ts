const pure = ['contract', 'lib/domain', 'lib/format', 'lib/content']
const forComponents = [
  ...pure,
  'components/ui',
  'components/shared',
  'lib/browser',
  'lib/endpoints',
  'lib/swr',
  'lib/i18n',
  'lib/routes',
  'lib/utils',
]
/** Nouns of which several screens show a part. */
const forScreens = [
  ...forComponents,
  'components/consents',
  'components/people',
  'components/visits',
  'components/waitlist',
]
const forServer = [
  ...pure,
  'lib/api',
  'lib/auth',
  'lib/bff',
  'lib/endpoints',
  'lib/i18n',
  'lib/routes',
  'lib/screens',
  'lib/env',
  'lib/utils',
]

export interface ImportRule {
  files: string
  /** Our own places these files may import; their own folder is always allowed. */
  may: string[]
  /** Packages they may import; absent: any that `never` does not name. */
  packages?: string[]
  never?: string[]
  instead: string
}

/** Rules on imports; the first rule that names a file holds. */
export const importRules: ImportRule[] = [
  {
    files: 'app/api/',
    may: forServer,
    instead: 'A route handler is made by serve and calls lib/api; what the screen needs stays in components.',
  },
  {
    files: 'app/design/',
    may: ['components', 'clinic-api/services/notifications/mail-samples'],
    instead: 'The design book shows components, and mails as the clinic API writes them.',
  },
  {
    files: 'app/',
    may: [...forServer, 'components', 'lib/swr/user-cache'],
    instead:
      'A page composes components and calls lib/api; move what two routes share to components/ or lib/, and keep SWR hooks in islands.',
  },
  {
    files: 'components/ui/',
    may: ['lib/utils'],
    instead: 'A primitive knows nothing of the product: pass texts and data in as props.',
  },
  {
    files: 'components/shell/',
    may: [...forScreens, 'lib/auth/route-access', 'lib/screens'],
    instead: 'Compose other nouns in the layout and pass them in as children; data comes through lib/swr.',
  },
  {
    files: 'components/design/',
    may: [...forComponents, 'components'],
    instead: 'The design book shows components; data it shows is written down in it.',
  },
  {
    files: 'components/testing/',
    may: [...forComponents, 'messages'],
    instead: 'What tests of components share stands for the page around an island; it knows no noun.',
  },
  {
    files: 'components/shared/',
    may: [...forComponents, 'messages'],
    instead: 'A composite is free of nouns: pass what it shows in as props or children.',
  },
  {
    files: 'components/',
    may: forScreens,
    instead:
      'Compose two nouns in the page (children or slots), move what several screens show of a person or a visit to components/people or components/visits, move domain-free parts to components/shared, rules to lib/domain, and fetch through lib/swr.',
  },
  {
    files: 'lib/api/',
    may: ['contract', 'lib/domain', 'lib/env'],
    never: ['next/headers', 'next/navigation'],
    instead: 'The caller passes the session in, so that lib/api works in any place of the server.',
  },
  {
    files: 'lib/swr/',
    may: ['contract', 'lib/endpoints', 'lib/domain', 'lib/browser'],
    instead: 'A hook calls our own route handlers by lib/endpoints; lib/api is for the server only.',
  },
  {
    files: 'lib/browser/',
    may: ['contract', 'lib/routes', 'lib/endpoints', 'lib/domain'],
    instead: 'What the browser does knows no server data: hooks over that stand in lib/swr.',
  },
  {
    files: 'lib/auth/',
    may: ['contract', 'lib/api', 'lib/domain', 'lib/env', 'lib/i18n', 'lib/routes', 'lib/screens'],
    instead: 'Sessions know nothing of handlers: lib/bff stands on them, not the other way round.',
  },
  {
    files: 'lib/bff/handlers/',
    may: ['clinic-api/testing'],
    instead: 'What the tests of handlers share calls a handler as a browser does; the handlers it is given.',
  },
  {
    files: 'lib/bff/',
    may: [
      'contract',
      'lib/api',
      'lib/auth',
      'lib/domain',
      'lib/endpoints',
      'lib/env',
      'lib/format',
      'lib/i18n',
    ],
    never: ['react', 'swr', 'next/navigation'],
    instead: 'What serves handlers knows no screens: hand in plain values, or share a rule in lib/domain.',
  },
  {
    files: 'lib/endpoints/',
    may: ['contract', 'lib/domain', 'lib/routes'],
    never: ['next', 'react', 'server-only'],
    instead: 'A declaration serves the handler and the hook: it knows neither.',
  },
  {
    files: 'lib/format/',
    may: ['contract', 'lib/domain', 'lib/i18n'],
    never: ['next', 'react'],
    instead: 'A format is a function of values: pass the language and the zone in.',
  },
  {
    files: 'lib/i18n/',
    may: ['messages', 'contract/accepted-language'],
    instead: 'Languages know nothing of what is said in them.',
  },
  { files: 'lib/content/', may: ['contract'], packages: [], instead: 'Content is plain data.' },
  {
    files: 'middleware.ts',
    may: ['lib/auth'],
    instead: 'The middleware only asks lib/auth.',
  },
  { files: 'lib/domain/', may: pure, never: ['react', 'next'], instead: 'Rules are pure: pass values in.' },
  {
    files: 'lib/',
    may: ['contract', 'lib/routes'],
    instead: 'The tables of addresses, screens and settings know nobody; what uses them stands in a folder.',
  },
  {
    files: 'contract/',
    may: [],
    packages: ['zod'],
    instead: 'The wire is zod only: both programs import it, so it imports neither.',
  },
  {
    files: 'clinic-api/',
    may: ['contract'],
    never: ['next', 'react', 'server-only'],
    instead: 'The clinic API shares only contract/ with the web: put what both need there.',
  },
  {
    files: 'scripts/stack/web.ts',
    may: ['scripts/stack'],
    never: ['react', 'vitest', '@playwright/test'],
    instead: 'It starts Next behind its layers; what they do stands in files of their own.',
  },
  {
    files: 'scripts/stack/public-pages/',
    may: ['lib/auth/public-page-file', 'lib/i18n/locale'],
    never: ['react', 'vitest', '@playwright/test'],
    instead: 'A part of the build: it asks the built web for its pages, and knows nothing else of them.',
  },
  {
    files: 'scripts/stack/',
    may: [
      'contract',
      'clinic-api/db/baseline',
      'clinic-api/http/drain',
      'clinic-api/http/unreadable',
      'clinic-api/services/operation/node-versions.mjs',
      'clinic-api/tracing',
    ],
    never: ['next', 'react', 'vitest', '@playwright/test'],
    instead: 'Starting the programs needs neither their code nor the tests: pass settings on.',
  },
  {
    files: 'scripts/architecture/',
    may: [],
    packages: ['node:fs', 'node:path', 'node:url'],
    instead: 'The rules read files as text: what they judge is never loaded.',
  },
  {
    files: 'scripts/',
    may: ['contract', 'clinic-api', 'scripts'],
    never: ['next', 'react'],
    instead:
      'Scripts start, time and read the web from outside: what they must know of it stands in contract/.',
  },
  {
    files: 'lab/',
    may: ['contract', 'clinic-api', 'scripts', 'lab'],
    never: ['next', 'react'],
    instead: 'The lab starts the programs and measures them from outside, by what they answer.',
  },
  {
    files: 'e2e/',
    may: [
      'contract',
      'messages',
      'lib/content',
      'lib/domain',
      'lib/endpoints',
      'lib/format',
      'lib/i18n',
      'lib/routes',
      'lib/screens',
      'scripts/stack',
      'scripts/test-run',
      'clinic-api/testing',
    ],
    never: ['react', 'next', 'vitest'],
    instead:
      'A journey sees the product as its users do: reach it by its pages, or by the calls of clinic-api.ts.',
  },
]
