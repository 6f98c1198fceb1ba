import 'server-only'
import { threadCalls } from '#contract/calls/threads'
import type { ApiAuth } from '@/lib/api/client'
import { load } from '@/lib/api/load'
import { sendCall } from '@/lib/api/send-call'
import type { Waiting } from '@/lib/domain/thread'

const longestWaiting = { state: 'waiting', sort: 'waiting', limit: 9 } as const

/** The conversations that have waited longest for a reply; none where they cannot be read, beside other work. */
export async function waitingBeside(auth: ApiAuth): Promise<Waiting> {
  const { value } = await load(sendCall(auth, threadCalls.list, { query: longestWaiting }))
  return { threads: value?.threads ?? [], more: Boolean(value?.nextCursor) }
}
