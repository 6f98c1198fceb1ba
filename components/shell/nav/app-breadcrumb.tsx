'use client'

import Link from 'next/link'
import { usePathname, useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { BackIcon, Breadcrumb, BreadcrumbItem, BreadcrumbPage } from '@/components/ui/breadcrumb'
import { crumbsOf, type Navigation } from './place'

/** The way to the open screen; an address that is no screen has none. */
export function AppBreadcrumb({ navigation }: { navigation: Navigation }) {
  const t = useTranslations()
  const crumbs = crumbsOf(navigation, usePathname(), useSearchParams())
  if (crumbs.length === 0) return <div className="grow" />
  return (
    <>
      <div className="me-1 h-5 w-px bg-border-strong max-md:hidden" />
      <Breadcrumb label={t('shell.breadcrumb')}>
        {crumbs.map(({ label, href }) =>
          href ? (
            <BreadcrumbItem key={label}>
              <Link prefetch={false} href={href}>
                <BackIcon />
                <span className="line-clamp-2">{t(`nav.${label}`)}</span>
              </Link>
            </BreadcrumbItem>
          ) : (
            <BreadcrumbPage key={label}>{t(`nav.${label}`)}</BreadcrumbPage>
          ),
        )}
      </Breadcrumb>
    </>
  )
}
