import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { BookForPatient } from '@/components/desk/book-for-patient'
import { WriteToPatient } from '@/components/messages/write-to-patient'
import { buttonVariants } from '@/components/ui/button'
import { mayOpen } from '@/lib/auth/route-access'
import { deskUserOf } from '@/lib/domain/desk-user'
import type { ListedPatient } from '@/lib/domain/patient'
import type { Viewer } from '@/lib/domain/session'
import { routes } from '@/lib/routes'

/** Opens the screen that erases people with this patient found. */
function EraseLink({ patient }: { patient: ListedPatient }) {
  const t = useTranslations('leaving')
  return (
    <Link
      prefetch={false}
      href={routes.erasuresOf(patient.dni)}
      aria-label={t('eraseWho', { name: `${patient.name} ${patient.surname}` })}
      className={buttonVariants({ variant: 'ghost', size: 'sm' })}
    >
      {t('erase')}
    </Link>
  )
}

/** The actions in a row of the list of patients, for whoever may do them. */
export function rowActionsOf(viewer: Viewer): ((patient: ListedPatient) => ReactNode) | undefined {
  if (mayOpen(routes.erasures, viewer.roles)) return (patient) => <EraseLink patient={patient} />
  if (!deskUserOf(viewer)) return undefined
  return (patient) => (
    <>
      <BookForPatient patient={patient} />
      <WriteToPatient patient={patient} />
    </>
  )
}
