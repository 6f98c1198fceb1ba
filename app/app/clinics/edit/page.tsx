import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { dayAt } from '#contract/zone'
import { KeysCard } from '@/components/account/keys-card'
import { AllClinics } from '@/components/clinics/all-clinics'
import { ClinicCard } from '@/components/clinics/clinic-card'
import { AllClinicsLink } from '@/components/clinics/clinic-links'
import { MessageCard } from '@/components/clinics/message-card'
import { OfferCards } from '@/components/clinics/offer-cards'
import { PlanGroup } from '@/components/clinics/plan-row'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { PageSections } from '@/components/shared/page/page-sections'
import { LoadError } from '@/components/shared/state/load-error'
import { AsIs } from '@/components/shared/text/as-is'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { ClinicDoctors } from '@/components/staff/clinic-doctors'
import { readAllClinics, readClinicInformation } from '@/lib/api/clinic-information'
import { load } from '@/lib/api/load'
import { requirePage } from '@/lib/auth/page-access'
import { mayOpen } from '@/lib/auth/route-access'
import { type Params, textOf } from '@/lib/domain/cursor-trail'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'

export const generateMetadata = titled('clinics.title')

export default async function ClinicPage({ searchParams }: { searchParams: Promise<Params> }) {
  const { viewer, auth } = await requirePage(routes.clinicEdit)
  const t = await getTranslations('clinics')
  const isAdmin = viewer.roles.includes('admin')
  if (!viewer.clinicId && !isAdmin) redirect(routes.clinicAdd)
  const params = await searchParams
  const clinicId = isAdmin ? textOf(params, 'clinic') : viewer.clinicId
  if (!clinicId) {
    return <AllClinics {...(await readAllClinics(auth))} q={textOf(params, 'q')} />
  }
  const loaded = await load(readClinicInformation(auth, clinicId, viewer.clinicId === clinicId))
  const { clinic, doctors, plan, rules, usage } = loaded.value ?? {}
  return (
    <PageContainer>
      <PageHeader
        title={isAdmin && clinic ? <AsIs>{clinic.name}</AsIs> : t('title')}
        description={t('subtitle')}
        actions={isAdmin && <AllClinicsLink />}
      />
      <ClientMessages
        of={['clinics', 'clinicGroups', 'specialties', 'validation', 'clinicSentences', 'errors']}
      >
        {loaded.refusal && <LoadError message={t('loadFailed', { message: loaded.refusal.message })} />}
        {clinic && doctors && (
          <PageSections
            first={['clinic']}
            above
            sections={{
              clinic: (
                <>
                  <ClinicCard key={`${clinic.id} ${clinic.version}`} initial={clinic} saysPage={!rules} />
                  <PlanGroup clinic={clinic} plan={plan} usage={usage} isAdmin={isAdmin} />
                  <ClinicDoctors
                    doctors={doctors}
                    mayRegister={mayOpen(routes.registerStaff, viewer.roles)}
                  />
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
