import 'server-only'
import { threadCalls } from '#contract/calls/threads'
import type { ApiAuth } from '@/lib/api/client'
import { load } from '@/lib/api/load'
import { sendCall } from '@/lib/api/send-call'
import type { Thread } from '@/lib/domain/thread'

const longestWaiting = { state: 'waiting', sort: 'waiting', limit: 3 } as const

/** The conversations that have waited longest for a reply; empty where they cannot be read, beside other work. */
export const waitingBeside = async (auth: ApiAuth): Promise<readonly Thread[]> =>
  (await load(sendCall(auth, threadCalls.list, { query: longestWaiting }))).value?.threads ?? []
