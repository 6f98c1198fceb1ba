import { getTranslations } from 'next-intl/server'
import { threadCalls } from '#contract/calls/threads'
import { ThreadScreen } from '@/components/messages/thread-screen'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { LoadError } from '@/components/shared/state/load-error'
import { RefusedState } from '@/components/shared/state/refused-state'
import { ElsewherePage } from '@/components/shell/place/elsewhere-page'
import { load } from '@/lib/api/load'
import { sendCall } from '@/lib/api/send-call'
import { requirePage } from '@/lib/auth/page-access'
import { mayOpen } from '@/lib/auth/route-access'
import { assignable } from '@/lib/domain/thread'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'

export const generateMetadata = titled('threads.title')

/** One thread. A missing one and one of another clinic look alike. */
export default async function ThreadPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const { auth, viewer } = await requirePage(routes.thread(id))
  const t = await getTranslations('threads')
  const { value, refusal } = await load(
    Promise.all([
      sendCall(auth, threadCalls.get, { params: { id } }),
      sendCall(auth, threadCalls.messages, { params: { id } }),
      sendCall(auth, threadCalls.list),
      viewer.clinicId ? sendCall(auth, threadCalls.team, { params: { id: viewer.clinicId } }) : null,
    ]),
  )
  if (!value) {
    const { elsewhere } = refusal.envelope
    if (elsewhere) return <ElsewherePage title={t('title')} place={elsewhere} />
    const isRefused = refusal.status === 403 || refusal.status === 404
    return (
      <PageContainer>
        <PageHeader title={t('title')} />
        {isRefused ? <RefusedState message={t('missing')} /> : <LoadError message={t('loadFailed')} />}
      </PageContainer>
    )
  }
  const [thread, conversation, { threads }, team] = value
  const isPatient = viewer.patientId === thread.patientId
  return (
    <ThreadScreen
      thread={thread}
      conversation={conversation}
      threads={threads}
      team={isPatient || !team ? null : assignable(team, thread.subject)}
      opensHistory={mayOpen(routes.history(thread.patientId), viewer.roles)}
      now={new Date()}
    />
  )
}
