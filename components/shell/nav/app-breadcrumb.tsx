'use client'

import { ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { usePathname, useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { crumbsOf, type Navigation } from './place'

export function AppBreadcrumb({ navigation }: { navigation: Navigation }) {
  const t = useTranslations()
  const crumbs = crumbsOf(navigation, usePathname(), useSearchParams())
  return (
    <nav aria-label={t('shell.breadcrumb')} className="min-w-0 grow">
      <ol className="flex min-w-0 items-center gap-1.5 text-sm text-muted-foreground">
        {crumbs.map(({ label, href }) =>
          href ? (
            <li key={label} className="flex min-w-0 items-center gap-1.5 max-sm:hidden">
              <Link
                prefetch={false}
                href={href}
                className="truncate rounded-xs hover:text-foreground hover:underline"
              >
                {t(`nav.${label}`)}
              </Link>
              <ChevronRight aria-hidden="true" className="size-3.5 shrink-0" />
            </li>
          ) : (
            <li key={label} aria-current="page" className="truncate font-medium text-foreground">
              {t(`nav.${label}`)}
            </li>
          ),
        )}
      </ol>
    </nav>
  )
}
