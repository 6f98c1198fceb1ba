import 'server-only'
import { cache } from 'react'
import { clinicPageCalls } from '#contract/calls/clinic-pages'
import type { ListedClinic } from '#contract/clinic-page'
import { sendCall } from '@/lib/api/send-call'

/** Reads the public facts of a clinic. Throws `ApiError` 404. Page and head of one request ask once. */
export const requireClinicPage = cache((slug: string) =>
  sendCall(null, clinicPageCalls.read, { params: { slug } }),
)

const fewClinics = 3

/** The clinics with a page, where they are so few that somebody finds theirs at a glance. */
export async function listFewClinics(): Promise<ListedClinic[]> {
  const { clinics } = await sendCall(null, clinicPageCalls.listed, { query: { limit: fewClinics + 1 } })
  return clinics.length > fewClinics ? [] : clinics
}

/** The addresses of the pages that search engines are told of. */
export async function listListedPages(): Promise<string[]> {
  const { clinics } = await sendCall(null, clinicPageCalls.listed)
  return clinics.map(({ slug }) => slug)
}
