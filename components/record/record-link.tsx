import { useLocale, useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { addressOf } from '@/lib/endpoints/endpoint'
import { patientFileEndpoints } from '@/lib/endpoints/patients'
import { cn } from '@/lib/utils'

interface RecordLinkProps {
  patientId: string
  look?: 'secondary' | 'link'
  className?: string
}

/** The whole record as one file. */
export function RecordLink({ patientId, look = 'secondary', className }: RecordLinkProps) {
  const t = useTranslations('record')
  const lang = useLocale()
  return (
    <a
      href={addressOf(patientFileEndpoints.record, { params: { id: patientId }, query: { lang } })}
      download
      className={buttonVariants({ variant: look, className: cn('print:hidden', className) })}
    >
      <Icon name="download" />
      {t('download')}
    </a>
  )
}
