import { getTranslations } from 'next-intl/server'
import { threadCalls } from '#contract/calls/threads'
import { ThreadFilters } from '@/components/messages/thread-filters'
import { ThreadList } from '@/components/messages/thread-list'
import { ThreadsLive } from '@/components/messages/threads-live'
import { WriteLink } from '@/components/messages/write-link'
import { CursorPages } from '@/components/shared/page/cursor-pages'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { LoadError } from '@/components/shared/state/load-error'
import { load } from '@/lib/api/load'
import { sendCall } from '@/lib/api/send-call'
import { requirePage } from '@/lib/auth/page-access'
import { nextPage, previousPage, queryOf, readTrail, textOf, trailValues } from '@/lib/domain/cursor-trail'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'

type Params = Promise<Record<string, string | string[] | undefined>>

export const generateMetadata = titled('threads.title')

/** The threads of a clinic for its staff, a patient's own otherwise. */
export default async function MessagesPage({ searchParams }: { searchParams: Params }) {
  const { auth, viewer } = await requirePage(routes.messages)
  const t = await getTranslations('threads')
  const params = await searchParams
  const [q, state, mine] = [
    textOf(params, 'q').slice(0, 100),
    textOf(params, 'state'),
    textOf(params, 'mine'),
  ]
  const search = {
    q,
    state: state === 'open' || state === 'closed' ? state : '',
    mine: mine === 'true' ? mine : '',
  } as const
  const trail = readTrail(params)
  const query = {
    q: q || undefined,
    state: search.state || undefined,
    mine: search.mine || undefined,
    cursor: trail.cursor || undefined,
  }
  const { value: page } = await load(sendCall(auth, threadCalls.list, { query }))
  const addressOf = (place: typeof trail | null) =>
    place && routes.messages + queryOf({ ...search, ...trailValues(place) })
  const isStaff = viewer.clinicId !== null
  return (
    <PageContainer text={isStaff ? 'work' : 'patient'}>
      <ThreadsLive />
      <PageHeader
        title={t('title')}
        description={t(isStaff ? 'introStaff' : 'intro')}
        actions={<WriteLink look="primary" />}
      />
      <ThreadFilters search={search} isStaff={isStaff} />
      {page ? (
        <>
          <ThreadList threads={page.threads} isSearch={Object.values(search).some(Boolean)} />
          <CursorPages
            label={t('title')}
            summary={null}
            previous={addressOf(previousPage(trail))}
            next={addressOf(page.nextCursor ? nextPage(trail, page.nextCursor) : null)}
          />
        </>
      ) : (
        <LoadError message={t('loadFailed')} />
      )}
    </PageContainer>
  )
}
