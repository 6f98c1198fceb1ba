import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { BookingScreen } from '@/components/booking/booking-screen'
import { BookingSubject } from '@/components/booking/booking-subject'
import { BookingUnavailable } from '@/components/booking/booking-unavailable'
import { KindStep } from '@/components/booking/kind-step'
import { MoveNotice } from '@/components/booking/move-notice'
import { NotBookable } from '@/components/booking/not-bookable'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { requireBooking } from '@/lib/api/booking'
import { load } from '@/lib/api/load'
import { requirePage } from '@/lib/auth/page-access'
import { whyNotBookable } from '@/lib/domain/bookable'
import { titled } from '@/lib/i18n/titled'
import { routes, single, withQuery } from '@/lib/routes'

export const generateMetadata = titled('booking.title')

interface BookPageProps {
  params: Promise<{ id: string }>
  searchParams: Promise<Partial<Record<'day' | 'slot' | 'move' | 'patient' | 'kind', string | string[]>>>
}

export default async function BookPage({ params, searchParams }: BookPageProps) {
  const { id } = await params
  const asked = await searchParams
  const { day, move } = asked
  const { viewer, auth } = await requirePage(withQuery(routes.book(id), asked))
  const patientId = viewer.patientId ? null : single(asked.patient)
  // Staff book for somebody: whom, the screens say that lead here.
  if (!viewer.patientId && !patientId && !single(move)) redirect(routes.doctor(id))
  const [t, tPage] = await Promise.all([getTranslations('booking'), getTranslations('bookingPage')])
  const query = { doctorId: id, day: single(day), move: single(move), patientId, kindId: single(asked.kind) }
  const { value: booking, refusal } = await load(requireBooking(auth, query))
  const title = query.move ? t('moveTitle') : t('title')
  if (!booking)
    return <BookingUnavailable title={title} status={refusal.status} moving={query.move !== null} />
  const { doctor, clinic, days, slots, patient, moving, kinds, kind } = booking
  const doctorName = tPage('doctorName', { name: `${doctor.name} ${doctor.surname}` })
  const why = whyNotBookable({ doctorId: id, clinic, moving, byStaff: patient !== null }, Date.now())
  const withKind = (kindId: string) => withQuery(routes.book(id), { ...asked, slot: undefined, kind: kindId })
  return (
    <PageContainer text="patient">
      <PageHeader
        title={title}
        description={
          <BookingSubject
            patient={patient}
            doctorName={doctorName}
            specialty={doctor.specialty}
            clinic={clinic}
          />
        }
      />
      {why && <NotBookable why={why} />}
      {!why && (
        <ClientMessages of={['booking']}>
          {moving && <MoveNotice visit={moving} patient={patient?.name ?? null} />}
          <KindStep kinds={kinds} kind={kind} hrefOf={withKind} isStepped={!moving && !patient}>
            <BookingScreen
              doctor={doctor}
              doctorName={doctorName}
              clinic={clinic}
              days={days}
              slots={slots}
              moving={moving && { id: moving.id, start: moving.start, where: moving.where }}
              patient={patient}
              reader={viewer.actsFor ?? `${viewer.name} ${viewer.surname}`}
              aheadOf={viewer.patientId ?? patientId}
              kind={kind}
              hasKinds={kinds.length > 1}
            />
          </KindStep>
        </ClientMessages>
      )}
    </PageContainer>
  )
}
