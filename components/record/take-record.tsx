import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { SettingCard } from '@/components/shared/page/setting-card'
import { buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { addressOf } from '@/lib/endpoints/endpoint'
import { patientFileEndpoints } from '@/lib/endpoints/patients'
import { routes } from '@/lib/routes'

interface TakeRecordProps {
  patientId: string
  /** Whether it is the reader's own. */
  own: boolean
}

/** The whole record as one file, and where such a file is checked. */
export function TakeRecord({ patientId, own }: TakeRecordProps) {
  const t = useTranslations('record')
  const lang = useLocale()
  return (
    <SettingCard
      className="print:hidden"
      title={t(own ? 'takeOwn' : 'take')}
      text={t('takeText')}
      action={
        <a
          href={addressOf(patientFileEndpoints.record, { params: { id: patientId }, query: { lang } })}
          download
          className={buttonVariants({ variant: 'secondary' })}
        >
          <Icon name="download" />
          {t('download')}
        </a>
      }
    >
      <Link
        href={routes.openRecord}
        prefetch={false}
        className={buttonVariants({
          variant: 'link',
          className: 'z-10 self-start text-start whitespace-normal',
        })}
      >
        {t('openTitle')}
      </Link>
    </SettingCard>
  )
}
