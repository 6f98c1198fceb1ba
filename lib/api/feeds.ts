import 'server-only'
import type { z } from 'zod'
import { messageAnswer } from '#contract/common'
import { type Feed, type feedInput, feedList, type NewFeed, newFeed } from '#contract/feeds'
import { type ApiAuth, callApi, openApi } from '@/lib/api/client'
import { asVisitor, type Visitor } from '@/lib/api/visitor'

export function listFeeds(auth: ApiAuth): Promise<Feed[]> {
  return callApi(auth, { path: '/feeds', answer: feedList })
}

/** Throws `ApiError` `conflict` when there are many already. */
export function createFeed(auth: ApiAuth, body: z.output<typeof feedInput>): Promise<NewFeed> {
  return callApi(auth, { method: 'POST', path: '/feeds', body, answer: newFeed })
}

export async function revokeFeed(auth: ApiAuth, id: string): Promise<{ id: string }> {
  const path = `/feeds/${encodeURIComponent(id)}`
  await callApi(auth, { method: 'DELETE', path, answer: messageAnswer })
  return { id }
}

/** The file behind an address. Throws `ApiError` 404 for one that is unknown or revoked. */
export function openFeed(token: string, visitor: Visitor): Promise<Response> {
  return openApi(null, {
    path: `/feeds/${encodeURIComponent(token)}/calendar.ics`,
    headers: asVisitor(visitor),
  })
}
