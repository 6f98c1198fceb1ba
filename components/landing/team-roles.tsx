import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { routes } from '@/lib/routes'

const answering = [
  { role: 'start', icon: 'building', href: routes.register, way: 'registerClinic' },
  { role: 'support', icon: 'messages', href: routes.contact, way: 'teamWrite' },
  { role: 'privacy', icon: 'shield-check', href: routes.contact, way: 'teamReport' },
  { role: 'clinic', icon: 'stethoscope', href: routes.newThread, way: 'teamClinic' },
] as const

/** Who answers which question, when, and the way there: a row each. */
export function AnsweringRoles() {
  const t = useTranslations('landing')
  return (
    <ul className="divide-y rounded-lg border bg-card">
      {answering.map(({ role, icon, href, way }) => (
        <li
          key={role}
          className="grid items-center gap-x-6 gap-y-1 px-4 py-3 sm:px-6 lg:grid-cols-[13rem_minmax(0,1fr)_18rem_12.5rem]"
        >
          <h2 className="flex items-center gap-3 text-base font-semibold">
            <Icon name={icon} className="size-5 shrink-0 text-primary" />
            {t(`team.${role}.title`)}
          </h2>
          <p className="text-sm">{t(`team.${role}.text`)}</p>
          <p className="text-sm text-muted-foreground">{t(`team.${role}.answer`)}</p>
          <Link
            prefetch={false}
            href={href}
            className="text-target gap-1.5 justify-self-start text-sm font-medium text-primary-strong underline-offset-4 hover:underline lg:justify-self-end"
          >
            {t(way)}
            <Icon name="chevron-right" className="size-4" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
