import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Brand } from '@/components/shell/brand'
import { routes } from '@/lib/routes'

export function PublicFooter({ year }: { year: number }) {
  const t = useTranslations()
  const links = [
    { href: routes.about, label: t('site.aboutUs') },
    { href: routes.team, label: t('site.ourTeam') },
    { href: routes.contact, label: t('site.contact') },
    { href: routes.terms, label: t('site.terms') },
    { href: routes.privacy, label: t('site.privacy') },
  ]
  return (
    // Its height is kept free from its first part on, so that it does not move at the end of a short page.
    <footer className="border-t bg-card sm:min-h-44 print:hidden">
      <div className="page-width grid grid-cols-[1fr_auto] gap-2 px-4 py-5 sm:gap-6 sm:px-6 sm:py-8 md:items-end">
        <div className="grid gap-2 max-md:sm:col-span-full">
          <Brand name={t('shell.product')} />
          <p className="text-sm text-muted-foreground max-sm:hidden">{t('site.tagline')}</p>
        </div>
        <nav aria-label={t('site.footerNavigation')} className="col-span-full md:col-span-1">
          <ul className="-mx-2 flex flex-wrap gap-y-1">
            {links.map(({ href, label }) => (
              <li key={href}>
                <Link
                  prefetch={false}
                  href={href}
                  className="inline-flex min-h-9 items-center rounded-sm px-2 text-sm text-muted-foreground hover:text-foreground hover:underline pointer-coarse:min-h-11"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className="text-sm text-muted-foreground max-sm:col-start-2 max-sm:row-start-1 max-sm:self-center sm:col-span-full">
          {t('site.copyright', { year: String(year) })}
        </p>
      </div>
    </footer>
  )
}
