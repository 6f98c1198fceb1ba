import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { LandingSection } from '@/components/landing/landing-section'
import { routes } from '@/lib/routes'

/** Each with the section of the privacy page that says more. */
const facts = [
  { id: 'recorded', section: 1 },
  { id: 'twoFactor', section: 4 },
  { id: 'sealed', section: 4 },
  { id: 'trackers', section: 2 },
] as const

/** How the data is protected: facts, each with a link to more. */
export function Security() {
  const t = useTranslations('landing')
  return (
    <LandingSection id="security" title={t('security')}>
      <ul className="grid gap-x-12 gap-y-6 md:grid-cols-2">
        {facts.map(({ id, section }) => (
          <li key={id} className="grid content-start gap-1 border-t border-border-strong pt-4">
            <h3 className="text-base font-semibold">{t(`${id}Title`)}</h3>
            <p className="max-w-reading text-base text-muted-foreground">{t(`${id}Text`)}</p>
            <Link
              prefetch={false}
              href={`${routes.privacy}#section-${section}`}
              className="inline-flex min-h-9 items-center gap-1.5 justify-self-start text-sm font-medium underline underline-offset-4 pointer-coarse:min-h-11"
            >
              {t(`privacySection${section}Title`)}
              <ArrowRight aria-hidden="true" className="size-4" />
            </Link>
          </li>
        ))}
      </ul>
    </LandingSection>
  )
}
