import { getTranslations } from 'next-intl/server'
import { mergeCalls } from '#contract/calls/merges'
import { sentences } from '#contract/sentences'
import { FindDouble } from '@/components/merges/find-double'
import { MergeScreen } from '@/components/merges/merge-screen'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { Steps } from '@/components/shared/page/steps'
import { LoadError } from '@/components/shared/state/load-error'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { requireClinic } from '@/lib/api/clinics'
import { load } from '@/lib/api/load'
import { listPatients, requirePatient } from '@/lib/api/patients'
import { sendCall } from '@/lib/api/send-call'
import { requirePage } from '@/lib/auth/page-access'
import { mayOpen } from '@/lib/auth/route-access'
import { titled } from '@/lib/i18n/titled'
import { routes, single } from '@/lib/routes'

export const generateMetadata = titled('merges.title')

type Params = Promise<Record<string, string | string[] | undefined>>
type Signed = Awaited<ReturnType<typeof requirePage>>

export default async function MergePage({ searchParams }: { searchParams: Params }) {
  const signed = await requirePage(routes.mergePatients)
  const t = await getTranslations('merges')
  const params = await searchParams
  const [keep, merge, q] = [single(params.keep), single(params.merge), single(params.q)]
  return (
    <PageContainer>
      <PageHeader title={t('title')} description={t(keep && merge ? 'text' : 'textFirst')} />
      <Steps
        label={t('steps.all')}
        names={[t('steps.choose'), t('steps.compare')]}
        current={keep && merge ? 1 : 0}
      />
      {keep && merge && <Compared {...signed} keep={keep} merge={merge} />}
      {!(keep && merge) && <Search {...signed} keep={keep} q={q?.trim() ?? ''} />}
    </PageContainer>
  )
}

async function Compared({ auth, viewer, keep, merge }: Signed & { keep: string; merge: string }) {
  const t = await getTranslations('merges')
  const [preview, clinic] = await Promise.all([
    load(sendCall(auth, mergeCalls.preview, { query: { keep, merge } })),
    viewer.clinicId ? load(requireClinic(auth, viewer.clinicId)) : null,
  ])
  const why = { 403: t('ofOthers'), 409: t('oneDeceased') }[preview.refusal?.status ?? 0]
  if (preview.refusal) return <LoadError message={why ?? sentences.failed} />
  return (
    <ClientMessages of={['merges', 'sheet', 'documents', 'errors']}>
      <MergeScreen
        key={`${keep} ${merge}`}
        preview={preview.value}
        timeZone={clinic?.value?.timeZone ?? 'Europe/Madrid'}
        opensHistory={mayOpen(routes.history('id'), viewer.roles)}
      />
    </ClientMessages>
  )
}

/** Finds the first record, then the other one: that begins with everybody of the same name. */
async function Search({ auth, viewer, keep, q }: Signed & { keep: string | null; q: string }) {
  const { value: patient } = keep === null ? { value: null } : await load(requirePatient(auth, keep))
  const wanted = q || (patient ? `${patient.name} ${patient.surname}` : '')
  const found = wanted ? await load(listPatients(auth, { q: wanted, limit: '10' })) : null
  if (found?.refusal) return <LoadError message={sentences.failed} />
  const others = found?.value.patients.filter(({ id }) => id !== keep) ?? null
  const likely = found || !viewer.clinicId ? null : await load(sendCall(auth, mergeCalls.likely))
  const pairs = likely?.refusal ? 'failed' : likely?.value
  return <FindDouble keep={keep} patient={patient} q={wanted} found={others} likely={pairs} />
}
