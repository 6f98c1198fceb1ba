import 'server-only'
import { clinicPageCalls } from '#contract/calls/clinic-pages'
import { sendCall } from '@/lib/api/send-call'

const embedded = /^\/embed\/([^/]+)$/

/** The origins that may show the page at this address in a frame; null for pages that nobody may frame. */
export async function framedBy(path: string): Promise<readonly string[] | null> {
  const [, slug] = embedded.exec(path) ?? []
  if (slug === undefined) return null
  const asked = { params: { slug: decodeURIComponent(slug) } }
  return sendCall(null, clinicPageCalls.embedding, asked).then(
    ({ origins }) => origins,
    // The page says itself what is wrong, and nobody else shows it meanwhile.
    () => [],
  )
}
