import Link from 'next/link'
import { notFound, permanentRedirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { dayAt } from '#contract/zone'
import { agreementsTo } from '@/components/auth/public-booking/agreements-to'
import { askedBooking } from '@/components/auth/public-booking/asked-booking'
import { BookPublicly } from '@/components/auth/public-booking/book-publicly'
import { ClinicAside } from '@/components/clinic-page/clinic-aside'
import { OtherDoctors } from '@/components/clinic-page/other-doctors'
import { AsIs } from '@/components/shared/text/as-is'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { requireClinicPage } from '@/lib/api/clinic-pages'
import { load } from '@/lib/api/load'
import { foundAt, type PublicClinic } from '@/lib/domain/structured-clinic'
import { env } from '@/lib/env'
import { routes } from '@/lib/routes'

interface BookPageProps {
  params: Promise<{ slug: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: BookPageProps) {
  const [t, { value: clinic }] = await Promise.all([
    getTranslations('publicBooking'),
    load(requireClinicPage((await params).slug)),
  ])
  if (!clinic) return {}
  const title = t('bookAt', { clinic: clinic.name })
  const url = new URL(routes.bookAtClinic(clinic.slug), env().APP_URL).href
  return { title, description: `${title}. ${t(leadOf(clinic))}`, ...foundAt(clinic, url) }
}

const leadOf = ({ writesBy }: PublicClinic) => (writesBy.includes('sms') ? 'leadByText' : 'lead')

/** Books at a clinic without an account. */
export default async function BookAtClinicPage({ params, searchParams }: BookPageProps) {
  const [{ slug }, query, t] = await Promise.all([params, searchParams, getTranslations('publicBooking')])
  const { value: clinic, refusal } = await load(requireClinicPage(slug))
  if (refusal && refusal.status !== 404) throw refusal
  if (!clinic || clinic.kinds.length === 0) notFound()
  if (clinic.slug !== slug) permanentRedirect(routes.bookAtClinic(clinic.slug))
  const { name, timeZone, kinds, doctors, writesBy } = clinic
  const agreements = await agreementsTo(writesBy)
  return (
    <div className="page-width grid gap-5 px-4 py-8 sm:px-6 sm:py-12">
      <header className="grid gap-1">
        <Link
          prefetch={false}
          href={routes.clinicPage(slug)}
          className="justify-self-start text-target text-sm text-primary-strong underline-offset-4 hover:underline"
        >
          <Icon name="chevron-left" className="-ms-1 size-4" />
          <AsIs>{name}</AsIs>
        </Link>
        <h1 className="text-2xl font-semibold">{t('title')}</h1>
        <p className="text-muted-foreground">{t(leadOf(clinic))}</p>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card>
          <ClientMessages of={['publicBooking', 'documents', 'auth', 'errors', 'validation', 'common']}>
            <BookPublicly
              clinic={{ slug, name, timeZone, kinds, doctors, writesBy }}
              agreements={agreements}
              today={dayAt(Date.now(), timeZone)}
              initial={askedBooking(clinic, query, Date.now())}
              others={<OtherDoctors clinic={clinic} />}
            />
          </ClientMessages>
        </Card>
        <ClinicAside clinic={clinic} now={new Date()} />
      </div>
    </div>
  )
}
