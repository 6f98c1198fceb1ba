import { type SQL, sql } from 'drizzle-orm'
import type { MessageQuery } from '#contract/threads'
import { type Reader, rowsOf } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../policy/caller.ts'
import { assertCan } from '../../policy/can.ts'
import { getThread, isPatientSide, subjectOfThread } from './record.ts'

export interface ListedMessage {
  id: string
  threadId: string
  text: string
  at: string
  readAt: string | null
  authorId: string
  authorName: string | null
  fromPatient: boolean
  internal: boolean
  key: string | null
  files: { id: string; originalName: string; size: number; contentType: string }[]
}

const columns =
  sql.raw(`m.id, m.thread_id "threadId", m.text, m.at, m.read_at "readAt", m.author_id "authorId",
  coalesce((select w.name || ' ' || w.surname from staff w where w.user_id = m.author_id limit 1),
    (select w.name || ' ' || w.surname from patients w where w.user_id = m.author_id)) "authorName",
  m.from_patient "fromPatient", m.internal, m.key,
  coalesce((select json_agg(json_build_object('id', f.id, 'originalName', f.original_name, 'size', f.size,
      'contentType', f.content_type) order by f.id)
    from files f where f.message_id = m.id), '[]') files`)

/** One page in the order of the thread, oldest first: an index range, however long the thread. Throws 403 and 404. */
export async function listMessages(deps: Deps, caller: Caller, threadId: string, query: MessageQuery) {
  const thread = await getThread(deps.db.orm, threadId)
  assertCan(caller, 'thread.read', thread && subjectOfThread(thread))
  const asPatient = thread ? isPatientSide(caller, thread) : true
  const { before, after, limit } = query
  const seqOf = (id: string) => sql`(select seq from messages where id = ${id} and thread_id = ${threadId})`
  const wanted: SQL[] = [sql`m.thread_id = ${threadId}`]
  if (asPatient) wanted.push(sql`not m.internal`)
  if (before) wanted.push(sql`m.seq < ${seqOf(before)}`)
  if (after) wanted.push(sql`m.seq > ${seqOf(after)}`)
  const direction = sql.raw(after ? 'asc' : 'desc')
  const rows = await rowsOf<ListedMessage>(
    deps.db.orm,
    sql`select ${columns} from messages m where ${sql.join(wanted, sql` and `)}
      order by m.seq ${direction} limit ${limit + 1}`,
  )
  const shown = rows.slice(0, limit)
  return { rows: after ? shown : shown.reverse(), more: rows.length > limit, asPatient }
}

/** One that exists, for who has just written it. */
export async function readMessage(orm: Reader, id: string): Promise<ListedMessage[]> {
  return rowsOf<ListedMessage>(orm, sql`select ${columns} from messages m where m.id = ${id}`)
}
