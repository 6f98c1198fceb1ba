import { ImageResponse } from 'next/og'
import { getTranslations } from 'next-intl/server'
import { SocialCard } from '@/components/landing/social-card'

export const size = { width: 1200, height: 630 }
export const contentType = 'image/png'
export const alt = 'Consulta'

/** The picture of a shared link, in the language of whoever asks. */
export default async function OpenGraphImage() {
  const [t, shell] = await Promise.all([getTranslations('landing'), getTranslations('shell')])
  const features = [t('schedulingTitle'), t('specialtiesTitle'), t('historyTitle'), t('accessTitle')]
  const card = <SocialCard name={shell('product')} headline={t('headline')} features={features} />
  return new ImageResponse(card, size)
}
