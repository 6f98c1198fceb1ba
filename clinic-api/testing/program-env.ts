/** As the clinic API itself does; its tools have no other way. */
const quickImports = new URL('../db/quick-imports.ts', import.meta.url).href

const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env

/** What a program that a test starts has around it; settings of the machine would change what it does. */
export const programEnv = {
  NODE_ENV: 'test',
  PATH,
  NODE_COMPILE_CACHE,
  NODE_OPTIONS: `--import=${quickImports}`,
} as const
