import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ListedClinic } from '#contract/clinic-page'
import { CallButton } from '@/components/clinic-page/call-button'
import { AsIs } from '@/components/shared/text/as-is'
import { routes } from '@/lib/routes'

/** The clinics of an installation with their numbers, for who does not know which clinic a link came from. */
export function ClinicsToCall({ clinics }: { clinics: readonly ListedClinic[] }) {
  const t = useTranslations('visitLink')
  if (clinics.length === 0) return <p>{t('findNumber')}</p>
  return (
    <div className="grid gap-2">
      <h2 className="font-medium">{t('callClinic')}</h2>
      <ul className="divide-y border-y">
        {clinics.map(({ slug, name, city, phone }) => (
          <li key={slug} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0">
              <Link
                prefetch={false}
                href={routes.clinicPage(slug)}
                className="text-target font-medium underline-offset-4 wrap-anywhere hover:underline"
              >
                <AsIs>{name}</AsIs>
              </Link>
              <AsIs className="block text-sm text-muted-foreground">{city}</AsIs>
            </div>
            {phone && <CallButton phone={phone} />}
          </li>
        ))}
      </ul>
    </div>
  )
}
