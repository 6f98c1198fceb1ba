import 'server-only'
import { headers } from 'next/headers'
import { getLocale } from 'next-intl/server'
import { mailClinicCalls } from '#contract/calls/mail-clinics'
import type { MailClinic } from '#contract/mail-clinics'
import { load } from '@/lib/api/load'
import { sendFor, type Visitor } from '@/lib/api/visitor'
import { visitorAddress } from '@/lib/auth/visitor-address'

/** The reader of a page that needs no session, as far as they are known. */
export async function pageVisitor(): Promise<Visitor> {
  return { address: visitorAddress(await headers()), language: await getLocale() }
}

export interface LinkPageProps {
  params: Promise<{ token: string }>
  searchParams?: Promise<{ from?: string | string[] | undefined }>
}

/** The token of a mail's link, its reader, and the clinic that sent the mail. */
export async function openLink({ params, searchParams }: LinkPageProps) {
  const visitor = await pageVisitor()
  const sender = await readMailClinic((await searchParams)?.from, visitor)
  return { token: decodeURIComponent((await params).token), visitor, sender }
}

/** Metadata of a page whose address is a key: no other site learns it as the page that somebody came from. */
export const keyPage = { robots: { index: false }, referrer: 'no-referrer' } as const

/** The clinic from whose mail somebody comes; null for links that do not say so. */
export async function readMailClinic(
  from: string | string[] | undefined,
  visitor: Visitor,
): Promise<MailClinic | null> {
  if (typeof from !== 'string') return null
  return (await load(sendFor(visitor, mailClinicCalls.read, { params: { clinicToken: from } }))).value
}
