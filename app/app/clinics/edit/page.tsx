import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { dayAt } from '#contract/zone'
import { KeysCard } from '@/components/account/keys-card'
import { ClinicCard } from '@/components/clinics/clinic-card'
import { ClinicTable } from '@/components/clinics/clinic-table'
import { MessageCard } from '@/components/clinics/message-card'
import { NoClinics } from '@/components/clinics/no-clinics'
import { OfferCards } from '@/components/clinics/offer-cards'
import { ClinicAddLink, UpdatePlanLink } from '@/components/clinics/update-plan-link'
import { PlanUsage } from '@/components/plans/plan-usage'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { PageSections } from '@/components/shared/page/page-sections'
import { LoadError } from '@/components/shared/state/load-error'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { ClinicDoctors } from '@/components/staff/clinic-doctors'
import { readClinicInformation } from '@/lib/api/clinic-information'
import { listClinics } from '@/lib/api/clinics'
import { load } from '@/lib/api/load'
import { requirePage } from '@/lib/auth/page-access'
import { mayOpen } from '@/lib/auth/route-access'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'

export const generateMetadata = titled('clinics.title')

export default async function ClinicPage({ searchParams }: { searchParams: Promise<{ clinic?: string }> }) {
  const { viewer, auth } = await requirePage(routes.clinicEdit)
  const t = await getTranslations('clinics')
  const isAdmin = viewer.roles.includes('admin')
  if (!viewer.clinicId && !isAdmin) redirect(routes.clinicAdd)
  const listed = isAdmin ? await load(listClinics(auth)) : null
  const clinics = listed?.value ?? []
  const clinicId = (isAdmin && (await searchParams).clinic) || viewer.clinicId || clinics[0]?.id
  const own = viewer.clinicId === clinicId
  const loaded = clinicId ? await load(readClinicInformation(auth, clinicId, own)) : null
  const { clinic, doctors, plans = [], planName, rules, usage } = loaded?.value ?? {}
  const mayRegister = mayOpen(routes.registerStaff, viewer.roles)
  const refusal = listed?.refusal ?? loaded?.refusal
  return (
    <PageContainer>
      <PageHeader
        title={t('title')}
        description={t('subtitle')}
        actions={<ClinicAddLink isAdmin={isAdmin} />}
      />
      <ClientMessages
        of={['clinics', 'clinicGroups', 'specialties', 'validation', 'clinicSentences', 'errors']}
      >
        {clinics.length > 0 && <ClinicTable clinics={clinics} chosen={clinicId} plans={plans} />}
        {!loaded && !refusal && <NoClinics />}
        {refusal && <LoadError message={t('loadFailed', { message: refusal.message })} />}
        {clinic && doctors && planName && (
          <PageSections
            sections={{
              clinic: (
                <ClinicCard
                  key={`${clinic.id} ${clinic.version}`}
                  initial={clinic}
                  planName={planName}
                  planAction={<UpdatePlanLink ofClinic={isAdmin ? clinic.id : undefined} />}
                />
              ),
              team: (
                <>
                  <ClinicDoctors doctors={doctors} mayRegister={mayRegister} />
                  {usage && <PlanUsage usage={usage} />}
                </>
              ),
              booking: rules && <OfferCards clinic={clinic} of={[rules[0], rules[2], rules[4]]} />,
              messages: rules && <MessageCard clinicId={clinic.id} of={[rules[1], rules[3]]} />,
              programs: rules && <KeysCard today={dayAt(Date.now(), clinic.timeZone)} />,
            }}
          />
        )}
      </ClientMessages>
    </PageContainer>
  )
}
