import { getTranslations } from 'next-intl/server'
import { erasureCalls } from '#contract/calls/erasures'
import { sentences } from '#contract/sentences'
import { Certificates } from '@/components/leaving/certificates'
import { ErasablePatients } from '@/components/leaving/erasable-patients'
import { FindPerson } from '@/components/leaving/find-person'
import { ErasureSteps, WhatErasingDoes } from '@/components/leaving/what-erasing-does'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { LoadError } from '@/components/shared/state/load-error'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { load } from '@/lib/api/load'
import { listPatients } from '@/lib/api/patients'
import { sendCall } from '@/lib/api/send-call'
import { requirePage } from '@/lib/auth/page-access'
import { titled } from '@/lib/i18n/titled'
import { routes, single } from '@/lib/routes'

const shown = '10'

export const generateMetadata = titled('leaving.title')

type Params = Promise<Record<string, string | string[] | undefined>>

export default async function ErasuresPage({ searchParams }: { searchParams: Params }) {
  const { auth } = await requirePage(routes.erasures)
  const t = await getTranslations('leaving')
  const q = single((await searchParams).q)?.trim() ?? ''
  const loaded = await load(
    Promise.all([sendCall(auth, erasureCalls.list), q ? listPatients(auth, { q, limit: shown }) : null]),
  )
  const [erased, found] = loaded.value ?? []
  return (
    <PageContainer>
      <PageHeader title={t('title')} description={t('text')} />
      {loaded.refusal && <LoadError message={sentences.failed} />}
      <ErasureSteps found={Boolean(found?.patients.length)} />
      <div className="grid grid-cols-1 gap-6">
        <FindPerson q={q} />
        {found && (
          <ClientMessages of={['documents', 'leaving']}>
            <ErasablePatients patients={found.patients} />
          </ClientMessages>
        )}
        <WhatErasingDoes />
        {erased && erased.certificates.length > 0 && <Certificates certificates={erased.certificates} />}
      </div>
    </PageContainer>
  )
}
