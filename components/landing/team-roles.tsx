import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Card, CardTitle } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { routes } from '@/lib/routes'

const answering = [
  { role: 'start', icon: 'building', href: `${routes.home}#questions`, way: 'questions.beginTitle' },
  { role: 'support', icon: 'messages', href: routes.contact, way: 'teamWrite' },
  { role: 'privacy', icon: 'shield-check', href: `${routes.privacy}#section-1`, way: 'privacySection1Title' },
] as const

const building = [
  ['design', 'pencil'],
  ['engineering', 'calendar-check'],
  ['advice', 'stethoscope'],
] as const

/** The roles that clinics and patients speak to, each with the way there. */
export function AnsweringRoles() {
  const t = useTranslations('landing')
  return (
    <section className="grid gap-4">
      <h2 className="text-xl font-semibold">{t('teamAnswers')}</h2>
      <ul className="grid gap-6 lg:grid-cols-3">
        {answering.map(({ role, icon, href, way }) => (
          <li key={role} className="card">
            <div className="flex items-center gap-3">
              <span className="avatar avatar-large">
                <Icon name={icon} className="size-5" />
              </span>
              <h3 className="font-semibold">{t(`team.${role}.title`)}</h3>
            </div>
            <p className="text-muted-foreground">{t(`team.${role}.text`)}</p>
            <Link
              prefetch={false}
              href={href}
              className="mt-auto inline-flex min-h-6 items-center gap-1.5 self-start text-sm font-medium text-primary-strong underline-offset-4 hover:underline pointer-coarse:min-h-11"
            >
              {t(way)}
              <Icon name="chevron-right" className="size-4" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The roles behind the screens. */
export function BuildingRoles() {
  const t = useTranslations('landing')
  return (
    <Card>
      <CardTitle>{t('teamBuilds')}</CardTitle>
      <ul className="divide-y">
        {building.map(([role, icon]) => (
          <li key={role} className="flex gap-3 py-4 first:pt-0 last:pb-0">
            <Icon name={icon} className="mt-0.5 size-5 shrink-0 text-primary" />
            <div>
              <h3 className="font-semibold">{t(`team.${role}.title`)}</h3>
              <p className="text-muted-foreground">{t(`team.${role}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
