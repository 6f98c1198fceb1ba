import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Hero } from '@/components/landing/hero'
import { Pricing } from '@/components/landing/pricing'
import { Audiences, Closing, Features, Questions } from '@/components/landing/sections'
import { getPageSession } from '@/lib/auth/page-access'
import { env } from '@/lib/env'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('landing')
  return { title: { absolute: t('pageTitle') }, description: t('description') }
}

export default async function LandingPage() {
  const session = await getPageSession()
  const { CLINIC_DEMO, CONTACT_URL } = env()
  const visitor = { signedIn: session !== null, demo: CLINIC_DEMO !== '0' }
  return (
    <>
      <Hero {...visitor} />
      <Audiences />
      <Features />
      <Pricing contactHref={CONTACT_URL} />
      <Questions />
      {!visitor.signedIn && <Closing {...visitor} />}
    </>
  )
}
