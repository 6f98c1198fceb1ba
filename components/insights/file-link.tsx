import { Download } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import type { insightTables } from '#contract/choices'
import { buttonVariants } from '@/components/ui/button'
import { callAddress } from '@/lib/endpoints/browser-call'

/** The clinic, doctor and days that a file covers. */
export interface FileScope {
  clinicId: string
  doctorId?: string
  from: string
  to: string
}

interface FileLinkProps {
  scope: FileScope
  table: (typeof insightTables)[number]
  title: string
  variant?: 'link' | 'secondary'
}

/** A table as CSV. */
export function FileLink({ scope, table, title, variant = 'link' }: FileLinkProps) {
  const t = useTranslations('insights')
  const language = useLocale()
  return (
    <a
      href={callAddress('insights.file', { query: { ...scope, table, language } })}
      download
      aria-label={t('fileOf', { title })}
      className={buttonVariants({ variant })}
    >
      <Download aria-hidden="true" />
      <span className={variant === 'secondary' ? 'max-sm:sr-only' : undefined}>{t('csv')}</span>
    </a>
  )
}
