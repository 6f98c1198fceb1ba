import type { Bundle, Resource } from '@medplum/fhirtypes'
import { notFound } from '../errors.ts'
import type { FhirContext, ResourceKind } from './resource-kind.ts'
import { SearchQuery } from './search-query.ts'

/** A page of a search, with the link to the next one. */
export async function searchFor(
  kind: ResourceKind,
  context: FhirContext,
  values: Record<string, readonly string[]>,
): Promise<Bundle> {
  const query = new SearchQuery(kind.parameters, values)
  const found = await kind.find(context, query)
  const page = found.slice(0, query.count)
  const last = found.length > query.count ? page.at(-1) : undefined
  const address = `${context.base}/${kind.type}`
  const self = new URLSearchParams(
    Object.entries(values).flatMap(([name, all]) => all.map((each) => [name, each])),
  )
  return {
    resourceType: 'Bundle',
    type: 'searchset',
    link: [
      { relation: 'self', url: withQuery(address, self) },
      ...(last ? [{ relation: 'next' as const, url: withQuery(address, query.following(last.key)) }] : []),
    ],
    entry: entriesOf(
      page.map(({ resource }) => resource),
      context.base,
    ),
  }
}

/** One resource by its id. Throws 404 for what is missing or out of reach. */
export async function readOne(kind: ResourceKind, context: FhirContext, id: string): Promise<Resource> {
  const [found] = await kind.find(context, SearchQuery.byId(kind.parameters, id))
  if (!found || found.resource.id !== id) throw notFound()
  return found.resource
}

export function entriesOf(resources: readonly Resource[], base: string): Bundle['entry'] {
  if (resources.length === 0) return undefined
  return resources.map((resource) => ({
    fullUrl: `${base}/${resource.resourceType}/${resource.id}`,
    resource,
    search: { mode: 'match' },
  }))
}

const withQuery = (address: string, query: URLSearchParams) =>
  query.size > 0 ? `${address}?${query}` : address

/** As many as a page may hold. */
export const pageSize = 200

/** Whatever a search finds, page after page. */
export async function* pagesOf(
  kind: ResourceKind,
  context: FhirContext,
  values: Record<string, string[]>,
): AsyncGenerator<Resource[]> {
  let query: SearchQuery | null = new SearchQuery(kind.parameters, { ...values, _count: [`${pageSize}`] })
  while (query) {
    const found = await kind.find(context, query)
    const page = found.slice(0, pageSize)
    yield page.map(({ resource }) => resource)
    const last = found.length > pageSize ? page.at(-1) : undefined
    query = last ? new SearchQuery(kind.parameters, groupOf(query.following(last.key))) : null
  }
}

const groupOf = (query: URLSearchParams) =>
  Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name)]))
