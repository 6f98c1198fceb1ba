import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { routes } from '@/lib/routes'

const answering = [
  { role: 'start', icon: 'building', href: routes.register, way: 'registerClinic' },
  { role: 'support', icon: 'messages', href: routes.contact, way: 'teamWrite' },
  { role: 'privacy', icon: 'shield-check', href: routes.contact, way: 'teamReport' },
] as const

/** The roles that clinics and patients speak to, each with the way there. */
export function AnsweringRoles() {
  const t = useTranslations('landing')
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {answering.map(({ role, icon, href, way }) => (
        <li key={role} className="row-span-3 grid grid-rows-subgrid gap-y-2 rounded-lg border bg-card p-5">
          <h2 className="flex items-center gap-3 text-base font-semibold">
            <Icon name={icon} className="size-5 shrink-0 text-primary" />
            {t(`team.${role}.title`)}
          </h2>
          <p className="text-muted-foreground">{t(`team.${role}.text`)}</p>
          <Link
            prefetch={false}
            href={href}
            className="text-target gap-1.5 justify-self-start text-sm font-medium text-primary-strong underline-offset-4 hover:underline"
          >
            {t(way)}
            <Icon name="chevron-right" className="size-4" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
