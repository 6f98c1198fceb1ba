import type { Bundle, Resource } from '@medplum/fhirtypes'
import { notFound } from '../errors.ts'
import type { FhirContext, Found, ResourceKind } from './resource-kind.ts'
import { SearchQuery } from './search-query.ts'
import { summarized } from './summary.ts'

/** A page of a search, with the link to the next one. */
export async function searchFor(
  kind: ResourceKind,
  context: FhirContext,
  values: Record<string, readonly string[]>,
  handling: { lenient?: boolean } = {},
): Promise<Bundle> {
  const query = new SearchQuery(kind.parameters, values, { ...handling, ...orderOf(kind) })
  const address = `${context.base}/${kind.type}`
  const self = { relation: 'self' as const, url: withQuery(address, query.asked) }
  const total = query.isCounted ? { total: await countAll(kind, context, query) } : {}
  if (query.isCountOnly) return { resourceType: 'Bundle', type: 'searchset', ...total, link: [self] }
  const found = await findUpdated(kind, context, query)
  const page = found.slice(0, query.count)
  const last = found.length > query.count ? page.at(-1) : undefined
  return {
    resourceType: 'Bundle',
    type: 'searchset',
    ...total,
    link: [
      self,
      ...(last ? [{ relation: 'next' as const, url: withQuery(address, query.following(last.key)) }] : []),
    ],
    entry: entriesOf(
      page.map(({ resource }) => summarized(resource, query.summary)),
      context.base,
    ),
  }
}

/**
 * A page and at least one more where there is one, of what was changed in the time that is asked for: no table is sorted
 * by that, so pages are read until there are enough.
 */
async function findUpdated(kind: ResourceKind, context: FhirContext, query: SearchQuery): Promise<Found[]> {
  const isUpdated = updatedTest(context, query)
  if (!isUpdated) return kind.find(context, query)
  const all: Found[] = []
  for (let next: SearchQuery | null = query; next && all.length <= query.count; ) {
    const found = await kind.find(context, next)
    const last = found.length > query.count ? found[query.count - 1] : undefined
    const seen = last ? found.slice(0, query.count) : found
    all.push(...seen.filter(({ resource }) => isUpdated(resource)))
    next = last ? new SearchQuery(kind.parameters, groupOf(query.following(last.key)), orderOf(kind)) : null
  }
  return all
}

/** Whether a resource was changed when the search says; null where it says nothing of that. */
function updatedTest({ deps }: FhirContext, query: SearchQuery): ((resource: Resource) => boolean) | null {
  const updated = query.dates('_lastUpdated')
  const now = deps.clock.now()
  return updated && (({ meta }) => updated.holds(meta?.lastUpdated, { now }))
}

async function countAll(kind: ResourceKind, context: FhirContext, query: SearchQuery): Promise<number> {
  const values = groupOf(query.asked)
  delete values._cursor
  let count = 0
  const isUpdated = updatedTest(context, query) ?? (() => true)
  for await (const page of pagesOf(kind, context, values)) count += page.filter(isUpdated).length
  return count
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

const orderOf = ({ sortedBy = [] }: ResourceKind) => ({ sortedBy })

const withQuery = (address: string, query: URLSearchParams) =>
  query.size > 0 ? `${address}?${query}` : address

/** The most resources of a page. */
export const pageSize = 200

/** Whatever a search finds, page after page. */
export async function* pagesOf(
  kind: ResourceKind,
  context: FhirContext,
  values: Record<string, string[]>,
): AsyncGenerator<Resource[]> {
  let query: SearchQuery | null = new SearchQuery(
    kind.parameters,
    {
      ...values,
      _summary: ['false'],
      _count: [`${pageSize}`],
    },
    orderOf(kind),
  )
  while (query) {
    const found = await kind.find(context, query)
    const page = found.slice(0, pageSize)
    yield page.map(({ resource }) => resource)
    const last = found.length > pageSize ? page.at(-1) : undefined
    query = last ? new SearchQuery(kind.parameters, groupOf(query.following(last.key)), orderOf(kind)) : null
  }
}

const groupOf = (query: URLSearchParams) =>
  Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name)]))
