'use client'

import Link from 'next/link'
import { usePathname, useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { BackIcon, Breadcrumb, BreadcrumbItem, BreadcrumbPage } from '@/components/ui/breadcrumb'
import { crumbsOf, type Navigation } from './place'

export function AppBreadcrumb({ navigation }: { navigation: Navigation }) {
  const t = useTranslations()
  const crumbs = crumbsOf(navigation, usePathname(), useSearchParams())
  return (
    <Breadcrumb label={t('shell.breadcrumb')} className="grow">
      {crumbs.map(({ label, href }) =>
        href ? (
          <BreadcrumbItem key={label}>
            <Link prefetch={false} href={href}>
              <BackIcon />
              <span className="truncate">{t(`nav.${label}`)}</span>
            </Link>
          </BreadcrumbItem>
        ) : (
          <BreadcrumbPage key={label}>{t(`nav.${label}`)}</BreadcrumbPage>
        ),
      )}
    </Breadcrumb>
  )
}
