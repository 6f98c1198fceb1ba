import { ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Avatar } from '@/components/ui/avatar'
import { buttonVariants } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import type { Doctor } from '@/lib/domain/doctor'
import { routes } from '@/lib/routes'

interface ClinicDoctorsProps {
  doctors: readonly Doctor[]
  /** Whether the viewer may register the first one. */
  mayRegister: boolean
}

/** The doctors of a clinic, each a way to the doctor's page. */
export function ClinicDoctors({ doctors, mayRegister }: ClinicDoctorsProps) {
  const t = useTranslations('staff')
  const specialtyOf = useTranslations('specialties')
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <CardTitle>{t('listTitle')}</CardTitle>
        {mayRegister && (
          <Link href={routes.staff} prefetch={false} className={buttonVariants({ variant: 'link' })}>
            {t('toTeam')}
          </Link>
        )}
      </div>
      {doctors.length === 0 ? (
        <div className="grid justify-items-start gap-3">
          <p className="text-muted-foreground">{t('noDoctors')}</p>
          {mayRegister && (
            <Link
              href={routes.registerStaff}
              prefetch={false}
              className={buttonVariants({ variant: 'secondary' })}
            >
              {t('registerTitle')}
            </Link>
          )}
        </div>
      ) : (
        <ul className="-mx-4 -my-2 grid grid-cols-1 sm:-mx-6 sm:grid-cols-2 xl:grid-cols-3">
          {doctors.map((doctor) => (
            <li key={doctor.id}>
              <Link
                href={routes.doctor(doctor.id)}
                prefetch={false}
                className="flex min-h-11 items-center gap-3 px-4 py-1 transition-colors hover:bg-accent/60 sm:px-6"
              >
                <Avatar name={doctor.name} surname={doctor.surname} />
                <span className="min-w-0 grow">
                  <span translate="no" className="block truncate font-medium">
                    {doctor.name} {doctor.surname}
                  </span>
                  <span className="block truncate text-sm text-muted-foreground">
                    {t('specialtyOf', { specialty: specialtyOf(doctor.specialty ?? 'none') })}
                  </span>
                </span>
                <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted-foreground" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
