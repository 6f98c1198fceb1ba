import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { z } from 'zod'

const route = z.object({ page: z.string(), regex: z.string() })
const manifest = z.object({ staticRoutes: z.array(route), dynamicRoutes: z.array(route) })

/** How the pattern of an address is found among those that Next has built; what visitors make up is `unknown`. */
export function routesOf(folder: string): (path: string) => string {
  const { staticRoutes, dynamicRoutes } = manifest.parse(
    JSON.parse(readFileSync(join(folder, 'routes-manifest.json'), 'utf8')),
  )
  const known = new Set(staticRoutes.map(({ page }) => page))
  const patterns = dynamicRoutes.map(({ page, regex }) => ({ page, regex: new RegExp(regex) }))
  return (path) => {
    if (known.has(path)) return path
    if (path.startsWith('/_next/')) return '/_next'
    return patterns.find(({ regex }) => regex.test(path))?.page ?? 'unknown'
  }
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

export function methodOf({ method = '' }: IncomingMessage): string {
  return methods.has(method) ? method : 'other'
}
