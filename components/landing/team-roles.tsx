import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { routes } from '@/lib/routes'

const answering = [
  { role: 'start', icon: 'building', href: `${routes.home}#questions`, way: 'questions.beginTitle' },
  { role: 'support', icon: 'messages', href: routes.contact, way: 'teamWrite' },
  { role: 'privacy', icon: 'shield-check', href: `${routes.privacy}#section-1`, way: 'privacySection1Title' },
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
