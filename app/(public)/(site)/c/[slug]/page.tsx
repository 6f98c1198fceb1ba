import { headers } from 'next/headers'
import { notFound, permanentRedirect } from 'next/navigation'
import { ClinicPageScreen } from '@/components/clinic-page/clinic-page-screen'
import { ScriptsOnUse } from '@/components/shell/scripts-on-use'
import { requireClinicPage } from '@/lib/api/clinic-pages'
import { load } from '@/lib/api/load'
import { foundAt, structuredClinic } from '@/lib/domain/structured-clinic'
import { env } from '@/lib/env'
import { routes } from '@/lib/routes'

interface ClinicPageProps {
  params: Promise<{ slug: string }>
}

export async function generateMetadata({ params }: ClinicPageProps) {
  const { value: clinic } = await load(requireClinicPage((await params).slug))
  if (!clinic) return {}
  const url = new URL(routes.clinicPage(clinic.slug), env().APP_URL).href
  const description = `${clinic.name}, ${[clinic.street, clinic.city].filter(Boolean).join(', ')}`
  return {
    title: clinic.name,
    description,
    openGraph: { title: clinic.name, description, url },
    ...foundAt(clinic, url),
  }
}

/** A clinic as everybody may see it. An old address leads to the present one. */
export default async function ClinicPage({ params }: ClinicPageProps) {
  const { slug } = await params
  const { value: clinic, refusal } = await load(requireClinicPage(slug))
  if (refusal && refusal.status !== 404) throw refusal
  if (!clinic) notFound()
  if (clinic.slug !== slug) permanentRedirect(routes.clinicPage(clinic.slug))
  const url = new URL(routes.clinicPage(clinic.slug), env().APP_URL).href
  const nonce = (await headers()).get('x-nonce') ?? undefined
  return (
    <>
      <ScriptsOnUse nonce={nonce} />
      <script
        type="application/ld+json"
        nonce={nonce}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a '<', which React would escape
        dangerouslySetInnerHTML={{ __html: structuredClinic(clinic, url) }}
      />
      <ClinicPageScreen clinic={clinic} now={new Date()} />
    </>
  )
}
