'use client'

import { Code, Globe } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { WebsiteDialog } from '@/components/clinics/large-parts'
import { RowAction, SettingRow } from '@/components/shared/page/setting-row'
import { AsIs } from '@/components/shared/text/as-is'
import { Button, buttonVariants } from '@/components/ui/button'
import { useFollowed } from '@/lib/browser/use-followed'
import type { Clinic } from '@/lib/domain/clinic'
import { routes } from '@/lib/routes'

/** The clinic's page for everybody, and the way onto its own website and its door. */
export function WebsiteRow({ initial }: { initial: Clinic }) {
  const t = useTranslations('clinicWebsite')
  const [clinic, setClinic] = useFollowed(initial)
  const [isOpen, setIsOpen] = useState(false)
  if (!clinic.slug) return <SettingRow icon={Globe} title={t('title')} text={t('noPage')} />
  return (
    <>
      <SettingRow
        icon={Globe}
        title={t('title')}
        text={t('text')}
        state={<AsIs>{routes.clinicPage(clinic.slug)}</AsIs>}
        action={
          <Link
            prefetch={false}
            href={routes.clinicPage(clinic.slug)}
            target="_blank"
            className={buttonVariants({ variant: 'row' })}
          >
            <RowAction>{t('see')}</RowAction>
          </Link>
        }
      />
      <SettingRow
        icon={Code}
        title={t('site')}
        text={t('siteText')}
        action={
          <Button variant="row" onClick={() => setIsOpen(true)}>
            <RowAction>{t('open')}</RowAction>
          </Button>
        }
      />
      {isOpen && (
        <WebsiteDialog
          clinic={clinic}
          slug={clinic.slug}
          onClose={() => setIsOpen(false)}
          onSaved={setClinic}
        />
      )}
    </>
  )
}
