import { Building2 } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { RowAction, SettingRow } from '@/components/shared/page/setting-row'
import { buttonVariants } from '@/components/ui/button'
import { routes } from '@/lib/routes'

/** To the form for a further clinic under the same plan. */
export function AnotherClinicRow({ note }: { note: string | undefined }) {
  const t = useTranslations('group')
  return (
    <SettingRow
      icon={Building2}
      title={t('clinics')}
      note={note}
      action={
        <Link href={routes.clinicAdd} prefetch={false} className={buttonVariants({ variant: 'row' })}>
          <RowAction adds>{t('openAnother')}</RowAction>
        </Link>
      }
    />
  )
}

/** Back to the list, for an administrator of the product. */
export function AllClinicsLink() {
  const t = useTranslations('clinics')
  return (
    <Link
      href={routes.clinicEdit}
      prefetch={false}
      className={buttonVariants({ variant: 'secondary', className: 'max-sm:w-full' })}
    >
      {t('all')}
    </Link>
  )
}
