import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { RecordLink } from '@/components/record/record-link'
import { SettingCard } from '@/components/shared/page/setting-card'
import { buttonVariants } from '@/components/ui/button'
import { routes } from '@/lib/routes'

/** The reader's whole record as one file, and where such a file is checked. */
export function TakeRecord({ patientId }: { patientId: string }) {
  const t = useTranslations('record')
  return (
    <SettingCard
      className="print:hidden"
      title={t('takeOwn')}
      text={t('takeText')}
      action={<RecordLink patientId={patientId} />}
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
