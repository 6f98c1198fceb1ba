import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ClinicChooser } from '@/components/clinics/clinic-chooser'
import { ClinicGroups } from '@/components/clinics/clinic-groups'
import { NoClinics } from '@/components/clinics/no-clinics'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { LoadError } from '@/components/shared/state/load-error'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { listClinics, requireClinic } from '@/lib/api/clinics'
import { load } from '@/lib/api/load'
import { readPlanUsage } from '@/lib/api/plan-usage'
import { listPlans } from '@/lib/api/plans'
import { readRules } from '@/lib/api/reminders'
import { listDoctors } from '@/lib/api/staff'
import { requirePage } from '@/lib/auth/page-access'
import { mayOpen } from '@/lib/auth/route-access'
import { routes } from '@/lib/routes'

export async function generateMetadata() {
  return { title: (await getTranslations('clinics'))('title') }
}

export default async function ClinicPage({ searchParams }: { searchParams: Promise<{ clinic?: string }> }) {
  const { viewer, auth } = await requirePage(routes.clinicEdit)
  const t = await getTranslations('clinics')
  const isAdmin = viewer.roles.includes('admin')
  if (!viewer.clinicId && !isAdmin) redirect(routes.clinicAdd)
  const listed = isAdmin ? await load(listClinics(auth)) : null
  const clinics = listed?.value ?? []
  const clinicId = (isAdmin && (await searchParams).clinic) || viewer.clinicId || clinics[0]?.id
  const all = (id: string) =>
    [
      ...([requireClinic(auth, id), listDoctors(auth, { clinicId: id }), listPlans()] as const),
      ...([viewer.clinicId === id ? readRules(auth, id) : null, load(readPlanUsage(auth, id))] as const),
    ] as const
  const loaded = clinicId ? await load(Promise.all(all(clinicId))) : null
  const [clinic, doctors, plans, rules, usage] = loaded?.value ?? []
  const refusal = listed?.refusal ?? loaded?.refusal
  return (
    <PageContainer>
      <PageHeader title={t('title')} description={t('subtitle')} />
      <ClientMessages of={['clinics', 'clinicGroups', 'specialties', 'validation', 'errors']}>
        {clinics.length > 1 && (
          <ClinicChooser clinics={clinics} chosen={clinicId ?? ''} page={routes.clinicEdit} />
        )}
        {!loaded && !refusal && <NoClinics />}
        {refusal && <LoadError message={t('loadFailed', { message: refusal.message })} />}
        {clinic && doctors && plans && (
          <ClinicGroups
            clinic={clinic}
            planName={plans.find(({ id }) => id === clinic.planId)?.name ?? clinic.planId}
            doctors={doctors}
            usage={usage?.value ?? undefined}
            rules={rules ?? null}
            mayRegister={mayOpen(routes.registerStaff, viewer.roles)}
            isAdmin={isAdmin}
          />
        )}
      </ClientMessages>
    </PageContainer>
  )
}
