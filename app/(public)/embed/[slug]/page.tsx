import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { dayAt } from '#contract/zone'
import { agreementsTo } from '@/components/auth/public-booking/agreements-to'
import { askedBooking } from '@/components/auth/public-booking/asked-booking'
import { BookPublicly } from '@/components/auth/public-booking/book-publicly'
import { FrameHeight } from '@/components/auth/public-booking/frame-height'
import { AsIs } from '@/components/shared/text/as-is'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { requireClinicPage } from '@/lib/api/clinic-pages'
import { load } from '@/lib/api/load'

export async function generateMetadata() {
  const t = await getTranslations('publicBooking')
  return { title: t('title'), robots: { index: false } }
}

/** The booking of a clinic inside a page of its own website; the middleware says who may frame it. */
export default async function EmbeddedBookingPage({ params }: { params: Promise<{ slug: string }> }) {
  const [{ slug }, t] = await Promise.all([params, getTranslations('publicBooking')])
  const { value: clinic, refusal } = await load(requireClinicPage(slug))
  if (refusal && refusal.status !== 404) throw refusal
  if (!clinic || clinic.kinds.length === 0) notFound()
  const { name, timeZone, kinds, doctors, writesBy } = clinic
  const agreements = await agreementsTo(writesBy)
  return (
    <main className="mx-auto grid w-full max-w-4xl gap-4 p-4">
      <header>
        <h1 className="text-xl font-semibold">{t('title')}</h1>
        <p className="text-muted-foreground">
          <AsIs>{name}</AsIs>
        </p>
      </header>
      <ClientMessages of={['publicBooking', 'documents', 'auth', 'errors', 'validation', 'common']}>
        <BookPublicly
          clinic={{ slug: clinic.slug, name, timeZone, kinds, doctors, writesBy }}
          agreements={agreements}
          today={dayAt(Date.now(), timeZone)}
          initial={askedBooking(clinic, {}, Date.now())}
        />
      </ClientMessages>
      <FrameHeight />
    </main>
  )
}
