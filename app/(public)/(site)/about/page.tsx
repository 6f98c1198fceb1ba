import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { ProsePage } from '@/components/landing/prose-page'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'

export const generateMetadata = titled('landing.aboutTitle')

const further = [
  { href: routes.team, title: 'teamTitle', text: 'teamText' },
  { href: routes.privacy, title: 'privacyTitle', text: 'privacyText' },
  { href: routes.terms, title: 'termsTitle', text: 'termsText' },
] as const

export default async function AboutPage() {
  const t = await getTranslations('landing')
  const sections = ([1, 2, 3] as const).map((number) => ({
    title: t(`aboutSection${number}Title`),
    text: t(`aboutSection${number}Text`),
  }))
  return (
    <ProsePage title={t('aboutTitle')} promise={t('aboutPromise')} lead={t('aboutText')} sections={sections}>
      <ul className="max-w-reading divide-y border-y">
        {further.map(({ href, title, text }) => (
          <li key={href}>
            <Link
              prefetch={false}
              href={href}
              className="group grid grid-cols-[1fr_auto] items-center gap-x-4 py-4"
            >
              <span className="font-semibold group-hover:underline">{t(title)}</span>
              <ArrowRight aria-hidden="true" className="row-span-2 size-4 text-muted-foreground" />
              <span className="text-sm text-muted-foreground">{t(text)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </ProsePage>
  )
}
