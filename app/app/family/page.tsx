import { getTranslations } from 'next-intl/server'
import { guardianCalls } from '#contract/calls/guardians'
import { threadCalls } from '#contract/calls/threads'
import { sentences } from '#contract/sentences'
import { dayAt } from '#contract/zone'
import { AddChild } from '@/components/guardians/add-child'
import { FamilyList } from '@/components/guardians/family-list'
import { GuardiansCard } from '@/components/guardians/guardians-card'
import { NobodyInCare } from '@/components/guardians/nobody-in-care'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { LoadError } from '@/components/shared/state/load-error'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { load } from '@/lib/api/load'
import { sendCall } from '@/lib/api/send-call'
import { requirePage } from '@/lib/auth/page-access'
import { appointmentFromWire } from '@/lib/domain/appointment-wire'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'
import { cn } from '@/lib/utils'

export const generateMetadata = titled('guardians.familyTitle')

export default async function FamilyPage() {
  const { viewer, auth } = await requirePage(routes.family)
  const t = await getTranslations('guardians')
  const { value } = await load(sendCall(auth, guardianCalls.people))
  const people = value?.people.map(({ visits = [], ...person }) => ({
    ...person,
    visits: visits.map(appointmentFromWire),
  }))
  const reader = people?.find(({ patientId }) => patientId === viewer.patientId)
  const today = dayAt(Date.now(), 'Europe/Madrid')
  const isAlone = people?.every(({ relation }) => !relation)
  const add = value?.clinics?.length ? (
    <ClientMessages of={['guardians']}>
      <AddChild clinics={value.clinics} today={today} />
    </ClientMessages>
  ) : null
  const partners = isAlone ? await load(sendCall(auth, threadCalls.partners)) : null
  const carers = reader && <GuardiansCard patient={{ ...reader, id: reader.patientId }} today={today} own />
  return (
    <PageContainer text="patient">
      <PageHeader title={t('familyTitle')} actions={isAlone ? null : add} />
      <ClientMessages of={['guardians', 'errors']}>
        {people && isAlone && (
          <div className="grid gap-6 lg:grid-cols-2">
            {partners?.value ? (
              <NobodyInCare add={add} clinics={partners.value} />
            ) : (
              <LoadError message={sentences.failed} />
            )}
            {carers}
          </div>
        )}
        {people && !isAlone && (
          <div className={cn('grid gap-6', reader && 'items-start xl:grid-cols-[minmax(0,1fr)_20rem]')}>
            <FamilyList people={people} current={viewer.patientId} />
            {carers}
          </div>
        )}
        {!people && <LoadError message={sentences.failed} />}
      </ClientMessages>
    </PageContainer>
  )
}
