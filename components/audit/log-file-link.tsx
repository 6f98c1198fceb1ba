import { Download } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import type { z } from 'zod'
import type { auditFilters } from '#contract/audit'
import { buttonVariants } from '@/components/ui/button'
import { callAddress } from '@/lib/endpoints/browser-call'

/** The log as a file, narrowed as on the screen: all of its pages. */
export function LogFileLink({ query }: { query: z.input<typeof auditFilters> }) {
  const t = useTranslations('audit')
  const language = useLocale()
  return (
    <a
      href={callAddress('audit.file', { query: { ...query, language } })}
      download
      className={buttonVariants({ variant: 'secondary' })}
    >
      <Download aria-hidden="true" />
      <span className="max-sm:sr-only">{t('file')}</span>
    </a>
  )
}
