import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { dayAt } from '#contract/zone'
import { KeysCard } from '@/components/account/keys-card'
import { ClinicCard } from '@/components/clinics/clinic-card'
import { ClinicChooser } from '@/components/clinics/clinic-chooser'
import { MessagingCard } from '@/components/clinics/messaging-card'
import { NoClinics } from '@/components/clinics/no-clinics'
import { OfferCards } from '@/components/clinics/offer-cards'
import { RemindersCard } from '@/components/clinics/reminders-card'
import { UpdatePlanLink } from '@/components/clinics/update-plan-link'
import { PlanUsage } from '@/components/plans/plan-usage'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { type PageSection, PageSections } from '@/components/shared/page/page-sections'
import { LoadError } from '@/components/shared/state/load-error'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { ClinicDoctors } from '@/components/staff/clinic-doctors'
import { listClinics, requireClinic } from '@/lib/api/clinics'
import { load } from '@/lib/api/load'
import { readPlanUsage } from '@/lib/api/plan-usage'
import { listPlans } from '@/lib/api/plans'
import { readRules } from '@/lib/api/reminders'
import { listDoctors } from '@/lib/api/staff'
import { requirePage } from '@/lib/auth/page-access'
import { mayOpen } from '@/lib/auth/route-access'
import type { Clinic } from '@/lib/domain/clinic'
import { routes } from '@/lib/routes'

export async function generateMetadata() {
  return { title: (await getTranslations('clinics'))('title') }
}

type Rules = Awaited<ReturnType<typeof readRules>>

/** What the clinic's own administrators decide. */
function settingsOf(
  { id, timeZone }: Clinic,
  [kinds, reminders, resources]: Rules,
  t: Awaited<ReturnType<typeof getTranslations<'clinicGroups'>>>,
): PageSection[] {
  return [
    {
      id: 'booking',
      title: t('offers'),
      content: <OfferCards kinds={kinds} resources={resources} />,
    },
    {
      id: 'messages',
      title: t('messages'),
      content: (
        <>
          <RemindersCard clinicId={id} initial={reminders} />
          <MessagingCard clinicId={id} />
        </>
      ),
    },
    {
      id: 'programs',
      title: t('programs'),
      content: <KeysCard today={dayAt(Date.now(), timeZone)} />,
    },
  ]
}

export default async function ClinicPage({ searchParams }: { searchParams: Promise<{ clinic?: string }> }) {
  const { viewer, auth } = await requirePage(routes.clinicEdit)
  const [t, tGroups] = await Promise.all([getTranslations('clinics'), getTranslations('clinicGroups')])
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
          <PageSections
            label={tGroups('label')}
            sections={[
              {
                id: 'details',
                title: tGroups('details'),
                content: (
                  <ClinicCard
                    key={`${clinic.id} ${clinic.version}`}
                    initial={clinic}
                    planName={plans.find(({ id }) => id === clinic.planId)?.name ?? clinic.planId}
                    planAction={<UpdatePlanLink ofClinic={isAdmin ? clinic.id : undefined} />}
                  />
                ),
              },
              {
                id: 'team',
                title: tGroups('team'),
                content: (
                  <>
                    <ClinicDoctors
                      doctors={doctors}
                      mayRegister={mayOpen(routes.registerStaff, viewer.roles)}
                    />
                    {usage?.value && <PlanUsage usage={usage.value} />}
                  </>
                ),
              },
              ...(rules ? settingsOf(clinic, rules, tGroups) : []),
            ]}
          />
        )}
      </ClientMessages>
    </PageContainer>
  )
}
