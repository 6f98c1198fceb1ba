import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Audiences } from '@/components/landing/audiences'
import { Features } from '@/components/landing/features'
import { Hero } from '@/components/landing/hero'
import { Pricing } from '@/components/landing/pricing'
import { getPageSession } from '@/lib/auth/page-access'
import { env } from '@/lib/env'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('landing')
  return { title: { absolute: t('pageTitle') }, description: t('description') }
}

export default async function LandingPage() {
  const session = await getPageSession()
  return (
    <>
      <Hero signedIn={session !== null} />
      <Audiences />
      <Features />
      <Pricing contactHref={env().CONTACT_URL} />
    </>
  )
}
