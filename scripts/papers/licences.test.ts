import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'

const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      license: z.string().optional(),
      dev: z.boolean().optional(),
      optional: z.boolean().optional(),
    }),
  ),
})

/**
 * Licences that may be passed on with the program. LGPL: sharp's libvips, a separate library that Next loads
 * if present.
 */
const fit = new Set(
  ['MIT', 'MIT-0', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Zlib', 'Unlicense'].concat([
    'BlueOak-1.0.0',
    'MPL-2.0',
    'PSF-2.0',
    'CC-BY-3.0',
    'CC-BY-4.0',
    'OFL-1.1',
    'LGPL-3.0-or-later',
  ]),
)

const { packages } = lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
const shipped = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev)

it('of what is shipped everything has a licence that lets it be', () => {
  const unfit = shipped.filter(
    ([, { license }]) => license && !license.split(/[()]| AND | OR /).every((part) => !part || fit.has(part)),
  )
  expect(unfit.map(([path, { license }]) => `${path}: ${license}`)).toEqual([])
  // Binaries for other machines: the lock file knows only the licence of those that were installed once.
  const silent = shipped.filter(([, { license, optional }]) => !license && !optional)
  expect(silent.map(([path]) => path)).toEqual([])
})
