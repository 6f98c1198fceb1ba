/** The clinic API imports this too; its tools have no other way to. */
const quickImports = new URL('../db/quick-imports.ts', import.meta.url).href

const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env

/** Environment of a program that a test starts: settings of the machine would change what it does. */
export const programEnv = {
  NODE_ENV: 'test',
  PATH,
  NODE_COMPILE_CACHE,
  NODE_OPTIONS: `--import=${quickImports}`,
} as const
