import { getTranslations } from 'next-intl/server'
import { threadCalls } from '#contract/calls/threads'
import { BookForPatient } from '@/components/desk/book-for-patient'
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
import type { Params } from '@/lib/domain/cursor-trail'
import { deskUserOf, opensOnlyOf } from '@/lib/domain/desk-user'
import { assignable } from '@/lib/domain/thread'
import { askedOf, readThreadPlace } from '@/lib/domain/thread-place'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'

export const generateMetadata = titled('threads.title')

interface ThreadPageProps {
  params: Promise<{ id: string }>
  searchParams: Promise<Params>
}

/** One thread. A missing one and one of another clinic look alike. */
export default async function ThreadPage({ params, searchParams }: ThreadPageProps) {
  const { id } = await params
  const place = readThreadPlace(await searchParams)
  const { auth, viewer } = await requirePage(routes.thread(id))
  const t = await getTranslations('threads')
  const [{ value, refusal }, { value: page }] = await Promise.all([
    load(
      Promise.all([
        sendCall(auth, threadCalls.get, { params: { id } }),
        sendCall(auth, threadCalls.messages, { params: { id } }),
        viewer.clinicId ? sendCall(auth, threadCalls.team, { params: { id: viewer.clinicId } }) : null,
      ]),
    ),
    load(sendCall(auth, threadCalls.list, { query: askedOf(place, viewer.clinicId !== null) })),
  ])
  if (!value) {
    const { elsewhere } = refusal.envelope
    if (elsewhere) return <ElsewherePage title="threads.title" place={elsewhere} />
    const isRefused = refusal.status === 403 || refusal.status === 404
    return (
      <PageContainer>
        <PageHeader title={t('title')} />
        {isRefused ? <RefusedState message={t('missing')} /> : <LoadError message={t('loadFailed')} />}
      </PageContainer>
    )
  }
  const [thread, conversation, team] = value
  const isPatient = viewer.patientId === thread.patientId
  const { patientId, patientName: name, patientDeceased } = thread
  const books = !isPatient && name && !patientDeceased && deskUserOf(viewer)
  return (
    <ThreadScreen
      thread={thread}
      conversation={conversation}
      page={page}
      place={place}
      isStaff={viewer.clinicId !== null}
      me={viewer.doctorId ?? undefined}
      team={isPatient || !team ? null : assignable(team, thread.subject)}
      onlyOf={isPatient ? null : opensOnlyOf(viewer)}
      book={books && <BookForPatient patient={{ id: patientId, name }} variant="secondary" short />}
      opensHistory={mayOpen(routes.history(thread.patientId), viewer.roles)}
      editsReplies={mayOpen(routes.clinicEdit, viewer.roles)}
      now={new Date()}
    />
  )
}
