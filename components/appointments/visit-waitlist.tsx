import { useTranslations } from 'next-intl'
import { hourMs } from '#contract/durations'
import { dayAt } from '#contract/zone'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { Card, CardDescription, CardTitle } from '@/components/ui/card'
import { JoinWaitlist } from '@/components/waitlist/join-waitlist'
import { LaterWishes } from '@/components/waitlist/large-parts'
import type { AppointmentDetail } from '@/lib/domain/appointment'
import type { Wish } from '@/lib/domain/wish'

interface VisitWaitlistProps {
  visit: AppointmentDetail
  wishes: readonly Wish[]
  /** Whether staff ask for the patient. */
  byStaff: boolean
  now: Date
}

/** So near its time hardly anything earlier comes free that its patient could still reach. */
const leastAhead = 2 * hourMs

/** Whether something earlier is waited for, and while there is time for it, a way to wait. */
export function VisitWaitlist({ visit, wishes, byStaff, now }: VisitWaitlistProps) {
  const t = useTranslations('appointments')
  if (wishes.length > 0)
    return (
      <ClientMessages of={['waitlist', 'specialties', 'errors']}>
        <LaterWishes wishes={wishes} />
      </ClientMessages>
    )
  const { id, clinicId, doctorId, doctorName, specialty, patientId, start, timeZone, status } = visit
  if (status !== 'pending' || Date.parse(start) - now.getTime() < leastAhead) return null
  const target = {
    clinicId,
    doctorId,
    doctorName,
    specialty,
    appointmentId: id,
    until: dayAt(Date.parse(start), timeZone),
    ...(byStaff && { patientId }),
  }
  if (!byStaff) return <JoinWaitlist target={target} label={t('earlierJoin')} listed />
  return (
    <Card className="print:hidden">
      <CardTitle>{t('earlier')}</CardTitle>
      <CardDescription>{t('earlierTextStaff')}</CardDescription>
      <div className="grid">
        <JoinWaitlist target={target} label={t('earlierJoinStaff')} />
      </div>
    </Card>
  )
}
