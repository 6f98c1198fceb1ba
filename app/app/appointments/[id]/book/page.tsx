import { getTranslations } from 'next-intl/server'
import { BookingScreen } from '@/components/booking/booking-screen'
import { MoveNotice } from '@/components/booking/move-notice'
import { NotBookable } from '@/components/booking/not-bookable'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { LoadError } from '@/components/shared/state/load-error'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { requireBooking } from '@/lib/api/booking'
import { load } from '@/lib/api/load'
import { requirePage } from '@/lib/auth/page-access'
import { isChangeable } from '@/lib/domain/appointment-filters'
import { specialtyLabel } from '@/lib/format/labels'
import { routes, single, withQuery } from '@/lib/routes'

export async function generateMetadata() {
  const t = await getTranslations('booking')
  return { title: t('title') }
}

interface BookPageProps {
  params: Promise<{ id: string }>
  searchParams: Promise<Partial<Record<'day' | 'slot' | 'move', string | string[]>>>
}

export default async function BookPage({ params, searchParams }: BookPageProps) {
  const { id } = await params
  const asked = await searchParams
  const { day, move } = asked
  const { auth } = await requirePage(withQuery(routes.book(id), asked))
  const t = await getTranslations('booking')
  const tSpecialty = await getTranslations('specialties')
  const query = { doctorId: id, day: single(day), move: single(move) }
  const { value: booking, refusal } = await load(requireBooking(auth, query))
  const moving = booking?.moving ?? null
  const title = query.move ? t('moveTitle') : t('title')
  if (!booking) {
    const gone = refusal.status === 403 || refusal.status === 404
    return (
      <PageContainer text="patient">
        <PageHeader title={title} />
        {gone ? (
          <NotBookable why={query.move ? 'unmovable' : 'gone'} />
        ) : (
          <LoadError message={t('loadFailed')} />
        )}
      </PageContainer>
    )
  }
  const { doctor, clinic, days, slots } = booking
  const doctorName = t('doctorName', { name: `${doctor.name} ${doctor.surname}` })
  const specialty = specialtyLabel(tSpecialty, doctor.specialty)
  const settled = moving && (moving.doctorId !== id || !isChangeable(moving, Date.now()))
  const why = settled ? 'unmovable' : clinic.active ? null : 'closed'
  return (
    <PageContainer text="patient">
      <PageHeader
        title={title}
        description={`${doctorName} · ${specialty} · ${clinic.name}, ${clinic.city}`}
      />
      {why && <NotBookable why={why} />}
      {!why && (
        <ClientMessages of={['booking']}>
          {moving && <MoveNotice visit={moving} />}
          <BookingScreen
            doctor={doctor}
            doctorName={doctorName}
            clinic={clinic}
            days={days}
            slots={slots}
            moving={moving && { id: moving.id, start: moving.start }}
          />
        </ClientMessages>
      )}
    </PageContainer>
  )
}
