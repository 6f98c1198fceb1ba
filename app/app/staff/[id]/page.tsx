import { CalendarPlus } from 'lucide-react'
import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { reachOf } from '#contract/access'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { LoadError } from '@/components/shared/state/load-error'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { DoctorActions } from '@/components/staff/doctor-actions'
import { DoctorCard } from '@/components/staff/doctor-card'
import { UnknownDoctor } from '@/components/staff/unknown-doctor'
import { buttonVariants } from '@/components/ui/button'
import type { ApiAuth } from '@/lib/api/client'
import { load } from '@/lib/api/load'
import { getDoctor, requireStaffAccount } from '@/lib/api/staff'
import { requirePage } from '@/lib/auth/page-access'
import { routes } from '@/lib/routes'

export async function generateMetadata() {
  const t = await getTranslations('staff')
  return { title: t('detailsTitle') }
}

async function doctorWithAccount(auth: ApiAuth, id: string) {
  const doctor = await getDoctor(auth, id)
  return doctor && { doctor, account: await requireStaffAccount(auth, doctor.userId) }
}

export default async function DoctorPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const { viewer, auth } = await requirePage(routes.doctor(id))
  const t = await getTranslations('staff')
  const { value, refusal } = await load(doctorWithAccount(auth, id))
  if (!value) {
    return (
      <PageContainer text="patient">
        <PageHeader title={t('detailsTitle')} />
        {refusal ? <LoadError message="An error occurred. Please try again later." /> : <UnknownDoctor />}
      </PageContainer>
    )
  }
  const { doctor, account } = value
  const fullName = `${doctor.name} ${doctor.surname}`
  const manages = reachOf('staff.update', viewer.roles) && viewer.clinicId === doctor.clinicId
  return (
    <PageContainer text="patient" width="form">
      <PageHeader
        title={t('doctorName', { name: fullName })}
        actions={
          viewer.roles.includes('patient') && (
            <Link prefetch={false} href={routes.book(doctor.id)} className={buttonVariants()}>
              <CalendarPlus aria-hidden="true" />
              {t('book')}
            </Link>
          )
        }
      />
      <DoctorCard
        doctor={doctor}
        email={account.email}
        actions={
          manages && (
            <ClientMessages of={['staff', 'specialties']}>
              <DoctorActions
                doctorId={doctor.id}
                name={fullName}
                specialty={doctor.specialty}
                deletable={!account.roles.includes('clinicadmin')}
              />
            </ClientMessages>
          )
        }
      />
    </PageContainer>
  )
}
