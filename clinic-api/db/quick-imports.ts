import { type ResolveFnOutput, registerHooks } from 'node:module'

/**
 * Node reads and parses the package.json above a module anew for each that is imported. That of drizzle-orm lists two
 * thousand addresses: finding its modules was half of what the clinic API took to start, and half of its memory. They are
 * ES modules all, each found once; whatever imports this file before them finds them so.
 */
const packageName = 'drizzle-orm'
const found = new Map<string, ResolveFnOutput>()

registerHooks({
  resolve(specifier, context, next) {
    const { conditions, parentURL } = context
    if (!conditions.includes('import')) return next(specifier, context)
    if (specifier.startsWith('.') && parentURL?.includes(`/node_modules/${packageName}/`))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    if (specifier !== packageName && !specifier.startsWith(`${packageName}/`)) return next(specifier, context)
    const resolved = found.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
    found.set(specifier, resolved)
    return resolved
  },
})
