import 'server-only'
import { cache } from 'react'
import { clinicPageCalls } from '#contract/calls/clinic-pages'
import { sendCall } from '@/lib/api/send-call'

/** Reads the public facts of a clinic. Throws `ApiError` 404. Page and head of one request ask once. */
export const requireClinicPage = cache((slug: string) =>
  sendCall(null, clinicPageCalls.read, { params: { slug } }),
)

/** The addresses of the pages that search engines are told of. */
export async function listListedPages(): Promise<string[]> {
  return (await sendCall(null, clinicPageCalls.listed)).slugs
}
