import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Two of Tailwind's own packages, which are installed with its PostCSS plugin. */
interface OfTailwind {
  (
    name: 'postcss',
  ): (plugins: unknown[]) => {
    process(css: string, options: { from: string }): Promise<{ css: string }>
  }
  (name: '@tailwindcss/node'): { optimize(css: string, options: { minify: boolean }): { code: string } }
}

const root = join(import.meta.dirname, '..', '..')
const own = createRequire(import.meta.url)
const ofTailwind = createRequire(own.resolve('@tailwindcss/postcss')) as unknown as OfTailwind

/** The global styles with every class that is used, as they are before they are made small. */
export async function compileStyles(): Promise<string> {
  const tailwind = own('@tailwindcss/postcss') as (options: { optimize: boolean }) => unknown
  const from = join(root, 'app/globals.css')
  const { css } = await ofTailwind('postcss')([tailwind({ optimize: false })]).process(
    readFileSync(from, 'utf8'),
    { from },
  )
  return css
}

/** A hash of all styles, the compiled ones and those of the modules, once they are small. */
function hashOfSmall(compiled: string): string {
  const modules = globSync('{app,components}/**/*.module.css', { cwd: root }).sort()
  const { optimize } = ofTailwind('@tailwindcss/node')
  const hash = createHash('sha256')
  for (const file of [compiled, ...modules.map((name) => join(root, name))])
    hash.update(optimize(readFileSync(file, 'utf8'), { minify: true }).code)
  return hash.digest('hex')
}

if (process.argv[1] === import.meta.filename) console.log(hashOfSmall(process.argv[2] ?? ''))
