import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { routes } from '@/lib/routes'

/** Links beside the list of patients. */
export function ListActions({ erases, imports }: { erases: boolean; imports: boolean }) {
  const t = useTranslations('patients')
  return (
    <>
      {erases && (
        <Link prefetch={false} href={routes.erasures} className={buttonVariants({ variant: 'secondary' })}>
          {t('erasures')}
        </Link>
      )}
      {imports && (
        <Link prefetch={false} href={routes.imports} className={buttonVariants({ variant: 'secondary' })}>
          {t('import')}
        </Link>
      )}
      <Link prefetch={false} href={routes.registerPatient} className={buttonVariants()}>
        <Icon name="user-plus" className="max-sm:hidden" />
        {t('addNew')}
      </Link>
    </>
  )
}
