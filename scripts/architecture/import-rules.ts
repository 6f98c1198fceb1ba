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

/** Who may import whom; the first rule that names a file holds. */
export const importRules: ImportRule[] = [
  {
    files: 'app/api/',
    may: forServer,
    instead: 'A route handler is made by serve and calls lib/api; what the screen needs stays in components.',
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
    may: [...forComponents, 'lib/auth/route-access', 'lib/screens'],
    instead: 'Compose other nouns in the layout and pass them in as children; data comes through lib/swr.',
  },
  {
    files: 'components/design/',
    may: [...forComponents, 'components'],
    instead: 'The design book shows components; data it shows is written down in it.',
  },
  {
    files: 'components/shared/',
    may: [...forComponents, 'messages'],
    instead: 'A composite is free of nouns: pass what it shows in as props or children.',
  },
  {
    files: 'components/',
    may: forComponents,
    instead:
      'Compose two nouns in the page (children or slots), move domain-free parts to components/shared, rules to lib/domain, and fetch through lib/swr.',
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
  { files: 'lib/domain/', may: pure, never: ['react', 'next'], instead: 'Rules are pure: pass values in.' },
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
]
