import { useTranslations } from 'next-intl'
import { NotBookable } from '@/components/booking/not-bookable'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { LoadError } from '@/components/shared/state/load-error'

interface BookingUnavailableProps {
  title: string
  /** The status of the clinic API's refusal. */
  status: number
  moving: boolean
}

/** Shown when the doctor or visit does not exist for the visitor, or could not be loaded. */
export function BookingUnavailable({ title, status, moving }: BookingUnavailableProps) {
  const t = useTranslations('bookingPage')
  const gone = status === 403 || status === 404
  return (
    <PageContainer text="patient">
      <PageHeader title={title} />
      {gone ? <NotBookable why={moving ? 'unmovable' : 'gone'} /> : <LoadError message={t('loadFailed')} />}
    </PageContainer>
  )
}
