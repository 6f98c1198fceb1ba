import { useTranslations } from 'next-intl'
import type { PlanUsage as Usage } from '#contract/plan-usage'
import { dayAt } from '#contract/zone'
import { KeysCard } from '@/components/account/keys-card'
import { ClinicCard } from '@/components/clinics/clinic-card'
import { MessagingCard } from '@/components/clinics/messaging-card'
import { OfferCards } from '@/components/clinics/offer-cards'
import { RemindersCard } from '@/components/clinics/reminders-card'
import { UpdatePlanLink } from '@/components/clinics/update-plan-link'
import { PlanUsage } from '@/components/plans/plan-usage'
import { PageSections } from '@/components/shared/page/page-sections'
import { ClinicDoctors } from '@/components/staff/clinic-doctors'
import type { readRules } from '@/lib/api/reminders'
import type { Clinic } from '@/lib/domain/clinic'
import type { Doctor } from '@/lib/domain/doctor'

interface ClinicGroupsProps {
  clinic: Clinic
  planName: string
  doctors: readonly Doctor[]
  /** Unknown while it cannot be read. */
  usage: Usage | undefined
  /** Decided by the clinic's own administrators, who alone see them. */
  rules: Awaited<ReturnType<typeof readRules>> | null
  /** Whether the viewer may register the first doctor. */
  mayRegister: boolean
  /** Whether the viewer looks at somebody else's clinic. */
  isAdmin: boolean
}

/** All that a clinic is and decides, by group. */
export function ClinicGroups(props: ClinicGroupsProps) {
  const { clinic, planName, doctors, usage, rules, mayRegister, isAdmin } = props
  const t = useTranslations('clinicGroups')
  const [kinds, reminders, resources] = rules ?? []
  const details = (
    <ClinicCard
      key={`${clinic.id} ${clinic.version}`}
      initial={clinic}
      planName={planName}
      planAction={<UpdatePlanLink ofClinic={isAdmin ? clinic.id : undefined} />}
    />
  )
  const team = (
    <>
      <ClinicDoctors doctors={doctors} mayRegister={mayRegister} />
      {usage && <PlanUsage usage={usage} />}
    </>
  )
  const messages = reminders && (
    <>
      <RemindersCard clinicId={clinic.id} initial={reminders} />
      <MessagingCard clinicId={clinic.id} />
    </>
  )
  const sections = [
    { id: 'details', title: t('details'), content: details },
    { id: 'team', title: t('team'), content: team },
    {
      id: 'booking',
      title: t('offers'),
      content: kinds && resources && <OfferCards kinds={kinds} resources={resources} />,
    },
    { id: 'messages', title: t('messages'), content: messages },
    {
      id: 'programs',
      title: t('programs'),
      content: rules && <KeysCard today={dayAt(Date.now(), clinic.timeZone)} />,
    },
  ]
  return <PageSections label={t('label')} sections={sections.filter(({ content }) => content)} />
}
