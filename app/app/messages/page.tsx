import { threadCalls } from '#contract/calls/threads'
import { MessagesFrame } from '@/components/messages/messages-frame'
import { load } from '@/lib/api/load'
import { sendCall } from '@/lib/api/send-call'
import { requirePage } from '@/lib/auth/page-access'
import type { Params } from '@/lib/domain/cursor-trail'
import { askedOf, readThreadPlace } from '@/lib/domain/thread-place'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'

export const generateMetadata = titled('threads.title')

/** The threads of a clinic for its staff, a patient's own otherwise. */
export default async function MessagesPage({ searchParams }: { searchParams: Promise<Params> }) {
  const { auth, viewer } = await requirePage(routes.messages)
  const place = readThreadPlace(await searchParams)
  const { value: page } = await load(
    sendCall(auth, threadCalls.list, { query: askedOf(place, viewer.clinicId !== null) }),
  )
  const reader = { isStaff: viewer.clinicId !== null, me: viewer.doctorId ?? undefined }
  return <MessagesFrame page={page} place={place} {...reader} now={new Date()} />
}
