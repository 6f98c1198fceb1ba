import { useLocale, useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { addressOf } from '@/lib/endpoints/endpoint'
import { patientFileEndpoints } from '@/lib/endpoints/patients'

/** The whole record as one file. */
export function RecordLink({ patientId }: { patientId: string }) {
  const t = useTranslations('record')
  const lang = useLocale()
  return (
    <a
      href={addressOf(patientFileEndpoints.record, { params: { id: patientId }, query: { lang } })}
      download
      className={buttonVariants({ variant: 'secondary' })}
    >
      <Icon name="download" />
      {t('download')}
    </a>
  )
}
