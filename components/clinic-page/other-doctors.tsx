import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { PublicClinic } from '@/lib/domain/structured-clinic'
import { kindsFor } from '@/lib/domain/visit-kind'
import { routes } from '@/lib/routes'

/** The way to the doctors who take bookings from patients with an account only; nothing where there are none. */
export function OtherDoctors({ clinic: { slug, kinds, doctors } }: { clinic: PublicClinic }) {
  const t = useTranslations('publicBooking')
  if (doctors.every(({ specialty }) => kindsFor(kinds, specialty).length > 0)) return null
  return (
    <p className="-mt-3 text-sm text-muted-foreground">
      {t.rich('others', {
        clinic: (words) => (
          <Link
            prefetch={false}
            href={routes.clinicPage(slug)}
            className="text-target text-primary-strong underline"
          >
            {words}
          </Link>
        ),
      })}
    </p>
  )
}
