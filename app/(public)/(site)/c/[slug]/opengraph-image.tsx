import { notFound } from 'next/navigation'
import { ImageResponse } from 'next/og'
import { getTranslations } from 'next-intl/server'
import { SocialCard } from '@/components/landing/social-card'
import { requireClinicPage } from '@/lib/api/clinic-pages'
import { load } from '@/lib/api/load'

export const size = { width: 1200, height: 630 }
export const contentType = 'image/png'

/** Letters of a name that fit on the picture. */
const mostLetters = 60

/** The picture of a shared link to a clinic's page. */
export default async function ClinicPicture({ params }: { params: Promise<{ slug: string }> }) {
  const [{ value: clinic }, t, shell] = await Promise.all([
    load(requireClinicPage((await params).slug)),
    getTranslations('clinicPage'),
    getTranslations('shell'),
  ])
  if (!clinic) notFound()
  const { name, street, postalCode, city, phone, kinds } = clinic
  const headline = name.length > mostLetters ? `${name.slice(0, mostLetters)}…` : name
  const place = [street, `${postalCode} ${city}`, phone].filter((each) => each !== null)
  const features = kinds.length > 0 ? [...place, t('bookHere')] : place
  return new ImageResponse(
    <SocialCard name={shell('product')} headline={headline} features={features} />,
    size,
  )
}
