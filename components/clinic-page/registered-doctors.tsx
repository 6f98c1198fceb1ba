import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { AsIs } from '@/components/shared/text/as-is'
import { Avatar } from '@/components/ui/avatar'
import { CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { PublicClinic } from '@/lib/domain/structured-clinic'
import { specialtyLabel } from '@/lib/format/labels'
import { routes } from '@/lib/routes'

/** The doctors who take bookings from patients with an account only, and how to get one. */
export function RegisteredDoctors({ doctors }: Pick<PublicClinic, 'doctors'>) {
  const t = useTranslations('clinicPage')
  const tSpecialty = useTranslations('specialties')
  return (
    <section className="not-first:border-t not-first:pt-4">
      <CardHeader>
        <CardTitle>{t('registered')}</CardTitle>
        <CardDescription>
          {t('notRegistered')}{' '}
          <Link prefetch={false} href={routes.join} className="text-primary-strong underline">
            {t('register')}
          </Link>
        </CardDescription>
      </CardHeader>
      <ul className="mt-2 divide-y">
        {doctors.map(({ id, name, surname, specialty }) => (
          <li key={id} className="py-2 last:pb-0">
            <Link
              prefetch={false}
              href={routes.book(id)}
              className="flex min-h-11 items-center gap-3 hover:bg-accent"
            >
              <Avatar name={name} surname={surname} />
              <span className="min-w-0 grow">
                <AsIs className="block font-medium wrap-anywhere">
                  {t('doctorName', { name: `${name} ${surname}` })}
                </AsIs>
                <span className="text-sm text-muted-foreground">{specialtyLabel(tSpecialty, specialty)}</span>
              </span>
              <Icon name="chevron-right" className="size-4" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
