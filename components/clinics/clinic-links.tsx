import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button'
import { routes } from '@/lib/routes'

interface ClinicAddLinkProps {
  /** Whether the reader registers clinics for others. */
  isAdmin: boolean
}

/** To the form for a further clinic. */
export function ClinicAddLink({ isAdmin }: ClinicAddLinkProps) {
  const t = useTranslations()
  return (
    <Link
      href={routes.clinicAdd}
      prefetch={false}
      className={buttonVariants({ variant: 'secondary', className: 'justify-self-start max-sm:w-full' })}
    >
      {t(isAdmin ? 'nav.clinicRegistration' : 'group.openAnother')}
    </Link>
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
