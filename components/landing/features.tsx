import { CalendarClock, ClipboardList, LockKeyhole, Stethoscope } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { LandingSection } from '@/components/landing/landing-section'

const features = [
  { id: 'scheduling', icon: CalendarClock },
  { id: 'specialties', icon: Stethoscope },
  { id: 'history', icon: ClipboardList },
  { id: 'access', icon: LockKeyhole },
] as const

/** The four features of section 2. */
export function Features() {
  const t = useTranslations('landing')
  return (
    <LandingSection id="features" title={t('features')} raised>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {features.map(({ id, icon: Icon }) => (
          <li key={id} className="rounded-lg border p-5">
            <Icon aria-hidden="true" className="size-5 text-primary" />
            <h3 className="mt-3 text-base font-semibold">{t(`${id}Title`)}</h3>
            <p className="mt-1 text-sm text-muted-foreground">{t(`${id}Text`)}</p>
          </li>
        ))}
      </ul>
    </LandingSection>
  )
}
