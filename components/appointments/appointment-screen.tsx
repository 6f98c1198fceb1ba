import { useLocale, useTranslations } from 'next-intl'
import { OwnVisit } from '@/components/appointments/own-visit'
import { StaffVisit, type StaffVisitProps } from '@/components/appointments/staff-visit'
import { VisitLive } from '@/components/appointments/visit-live'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { AsIs } from '@/components/shared/text/as-is'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { specialtyWithin } from '@/lib/format/labels'

interface AppointmentScreenProps extends Omit<StaffVisitProps, 'reader'> {
  /** The reader: the visit's patient, its doctor, or the clinic's desk. */
  reader: 'patient' | StaffVisitProps['reader']
}

/**
 * One appointment: who comes, when and, below, the staff’s notes on the left; what to do and what was found on the right,
 * for its doctor and its patient in view while the page scrolls. What is rarely needed comes last.
 */
export function AppointmentScreen({ reader, ...of }: AppointmentScreenProps) {
  const t = useTranslations('appointments')
  const tSpecialty = useTranslations('specialties')
  const locale = useLocale()
  const { visit } = of
  const title = t('detailTitle', { specialty: specialtyWithin(tSpecialty, visit.specialty, locale) })
  return (
    <PageContainer text="patient">
      <PageHeader
        quiet
        title={title}
        meta={
          reader !== 'patient' && (
            <AsIs className="text-sm text-muted-foreground wrap-anywhere">{visit.clinic.name}</AsIs>
          )
        }
      />
      <ClientMessages of={['visitActions', 'hints']}>
        <VisitLive id={visit.id} />
        <div className="@container">
          <div className="flex flex-col gap-6 @2xl:grid @2xl:grid-cols-[minmax(0,1fr)_18rem] @2xl:grid-rows-[auto_auto_1fr] @2xl:items-start @4xl:grid-cols-[minmax(0,1fr)_22rem]">
            {reader === 'patient' ? <OwnVisit {...of} /> : <StaffVisit {...of} reader={reader} />}
          </div>
        </div>
      </ClientMessages>
    </PageContainer>
  )
}
