import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { routes } from '@/lib/routes'

const answering = [
  { role: 'start', icon: 'building', href: `${routes.home}#questions`, way: 'teamBegin' },
  { role: 'support', icon: 'messages', href: routes.contact, way: 'teamWrite' },
  { role: 'privacy', icon: 'shield-check', href: `${routes.privacy}#section-1`, way: 'privacySection1Title' },
] as const

/** The roles that clinics and patients speak to, a row each with the way there. */
export function AnsweringRoles() {
  const t = useTranslations('landing')
  return (
    <section className="grid gap-4">
      <h2 className="text-lg font-semibold">{t('teamAnswers')}</h2>
      <ul className="divide-y rounded-xl border bg-card px-5">
        {answering.map(({ role, icon, href, way }) => (
          <li
            key={role}
            className="grid items-center gap-x-8 gap-y-1 py-4 lg:grid-cols-[15rem_minmax(0,1fr)_12rem]"
          >
            <h3 className="flex items-center gap-3 font-semibold">
              <Icon name={icon} className="size-5 shrink-0 text-primary" />
              {t(`team.${role}.title`)}
            </h3>
            <p className="text-muted-foreground">{t(`team.${role}.text`)}</p>
            <Link
              prefetch={false}
              href={href}
              className="inline-flex min-h-6 items-center gap-1.5 justify-self-start text-sm font-medium text-primary-strong underline-offset-4 hover:underline lg:justify-self-end pointer-coarse:min-h-11"
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
