import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const formBody = z.object({
  requestBody: z.object({
    content: z.object({ 'application/x-www-form-urlencoded': z.object({ schema: z.json() }) }),
  }),
})

const description = z.object({
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), z.json())),
})

/** The calls that our adapter makes. */
const calls = [['post', '/v1/checkout/sessions']] as const

/** Printed for clinic-api/testing/stripe-description.json. Keeps what the bodies of our calls may hold; prose is left out, and a reference would be a fault. */
function cut(text: string): object {
  const { info, paths } = description.parse(JSON.parse(text))
  const kept = calls.map(([method, path]) => {
    const found = formBody.parse(paths[path]?.[method])
    const { schema } = found.requestBody.content['application/x-www-form-urlencoded']
    const lean = JSON.stringify(schema, (key, value) =>
      key === 'description' && typeof value === 'string' ? undefined : value,
    )
    if (lean.includes('"$ref"'))
      throw new Error(`${path} refers to schemas that would have to be cut out too`)
    return [`${method.toUpperCase()} ${path}`, JSON.parse(lean)]
  })
  return { title: info.title, version: info.version, bodies: Object.fromEntries(kept) }
}

const [source, ...origin] = process.argv.slice(2)
if (!source || origin.length === 0) {
  process.stderr.write('Usage: cut-stripe-description.ts <OpenAPI file> <where it is from>\n')
  process.exitCode = 1
} else {
  const facts = { origin: origin.join(' '), license: 'MIT, see stripe-description.LICENSE' }
  process.stdout.write(`${JSON.stringify({ ...facts, ...cut(await readFile(source, 'utf8')) }, null, 2)}\n`)
}
