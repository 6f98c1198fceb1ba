import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button'
import { routes } from '@/lib/routes'

/** The way from a patient's details to the clinical history. */
export function HistoryLink({ patientId }: { patientId: string }) {
  const t = useTranslations('sheet')
  return (
    <Link
      prefetch={false}
      href={routes.history(patientId)}
      className={buttonVariants({ variant: 'secondary' })}
    >
      {t('history')}
    </Link>
  )
}
