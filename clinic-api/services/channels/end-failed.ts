import { and, eq, inArray } from 'drizzle-orm'
import { textMessages } from '../../db/schema/channels.ts'
import type { Step } from '../../write/write.ts'
import { textContent } from './content.ts'
import { passOnNews } from './send-news.ts'
import { passOn } from './send-reminder.ts'

interface Failure {
  /** Kept, so it names nobody. */
  reason: string
  /** Whether the provider had taken the message, which then costs what it costs. */
  wasTaken: boolean
}

/**
 * Ends a message that will not arrive, and hands a reminder or news to the next channel within the same transaction: once,
 * however often the failure is told.
 */
export async function endFailed(step: Step, id: string, { reason, wasTaken }: Failure): Promise<void> {
  const { tx, now } = step
  const [row] = await tx
    .update(textMessages)
    .set({ state: 'failed', endedAt: now, lastError: reason, ...(!wasTaken && { cost: 0 }) })
    .where(and(eq(textMessages.id, id), inArray(textMessages.state, ['queued', 'sent'])))
    .returning()
  if (!row) return
  const content = textContent.parse({ ...row.payload, kind: row.kind })
  if (!row.startAt || row.startAt <= now) return
  const tried = [...row.tried, row.channel]
  if ('mailId' in content) return passOnNews(step, content, tried)
  if (content.kind !== 'visit-reminder') return
  const { kind, language, meeting, key } = content
  await passOn(step, { content: { kind, language, meeting }, key }, tried)
}
