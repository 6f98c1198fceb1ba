import { eq, inArray } from 'drizzle-orm'
import { versionOf } from '#contract/consent-choices'
import { mobileNumber } from '#contract/mobile-number'
import { channelEvents, textMessages } from '../../db/schema/channels.ts'
import { patients } from '../../db/schema/patients.ts'
import type { Deps } from '../../deps.ts'
import { ApiError } from '../../errors.ts'
import type { Visitor } from '../../policy/caller.ts'
import { write, writeUntraced, writeWithoutSession } from '../../write/write.ts'
import { confirmAppointment } from '../appointments/confirm-appointment.ts'
import { type TextContent, textContent } from '../channels/content.ts'
import { queueText } from '../channels/queue-text.ts'
import { changeConsent } from '../consents/change-consent.ts'
import { readVisitFacts } from '../notifications/visit-facts.ts'
import { patientOfLink } from '../visit-links/patient-of-link.ts'
import { type OpenVisit, openVisits, type SentText, textsBetween } from './answered-texts.ts'
import { type Answered, readAnswer } from './read-answer.ts'
import { tellDesk } from './tell-desk.ts'

export interface TextAnswer {
  /** The provider's name and its id of the message. */
  id: string
  /** Numbers in E.164. */
  from: string
  to: string
  text: string
}

interface Exchange extends TextAnswer {
  deps: Deps
  visitor: Pick<Visitor, 'address'>
  /** The last message to this number; the answer is to its clinic. */
  last: SentText
  texts: SentText[]
}

/**
 * Applies what somebody answered to a message, once however often the provider tells of it: every part of it can be
 * repeated, and the id is kept when all are done.
 */
export async function receiveAnswer(
  deps: Deps,
  visitor: Pick<Visitor, 'address'>,
  answer: TextAnswer,
): Promise<void> {
  const [known] = await deps.db.orm.select().from(channelEvents).where(eq(channelEvents.id, answer.id))
  if (known) return
  const texts = await textsBetween(deps.db.orm, answer)
  const [last] = texts
  const says = readAnswer(answer.text)
  if (last) await apply({ ...answer, deps, visitor, last, texts }, says)
  await writeWithoutSession(deps, visitor, async (act) => {
    const row = { id: answer.id, at: act.now }
    const [isNew] = await act.tx.insert(channelEvents).values(row).onConflictDoNothing().returning()
    if (!isNew) return act.unchanged()
    const whose = { patientId: last?.patientId ?? null, clinicId: last?.clinicId ?? null }
    const trace = {
      action: 'text.answer',
      entity: 'text',
      entityId: last?.id ?? null,
      ...whose,
      actorId: null,
    }
    return act.audit({ ...trace, details: { says: says.says, channel: last?.channel ?? null } })
  })
}

async function apply(exchange: Exchange, answered: Answered): Promise<void> {
  if (answered.says === 'stop') return stop(exchange)
  if (answered.says === 'yes' && (await verifyNumber(exchange))) return
  if (answered.says === 'letter') return choose(exchange, answered.index)
  if (answered.says === 'else') return forDesk(exchange)
  const { deps, texts } = exchange
  const all = await openVisits(deps.db.orm, texts, deps.clock.now())
  const left = answered.says === 'yes' ? all.filter(({ isConfirmed }) => !isConfirmed) : all
  const [visit] = left
  if (!visit) return all.length > 0 ? undefined : forDesk(exchange)
  return left.length === 1 ? settle(exchange, visit, answered.says) : askWhich(exchange, left, answered.says)
}

async function settle(exchange: Exchange, visit: OpenVisit, says: 'yes' | 'no'): Promise<void> {
  if (says === 'yes') await confirm(exchange, visit)
  else await sendLink(exchange, visit)
  const { deps, texts } = exchange
  await noteAnswered(
    deps,
    texts.filter(({ appointmentId }) => appointmentId === visit.appointmentId),
  )
}

async function confirm(exchange: Exchange, { appointmentId, patientId }: OpenVisit): Promise<void> {
  const { deps, visitor } = exchange
  try {
    await confirmAppointment(deps, await patientOfLink(deps, patientId, visitor), appointmentId)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // It began or changed meanwhile: the desk reads what was meant.
    await forDesk(exchange)
  }
}

/** A single word never cancels: it is answered with the link under which a visit is moved or cancelled. */
async function sendLink(exchange: Exchange, { appointmentId, patientId }: OpenVisit): Promise<void> {
  const [facts] = await writeUntraced(exchange.deps, ({ tx }) => readVisitFacts(tx, [appointmentId]))
  if (!facts) return
  const { meeting, patient } = facts
  const content = { kind: 'visit-link' as const, language: patient.language, meeting }
  if (!(await reply(exchange, content, { patientId, appointmentId }))) await forDesk(exchange)
}

async function askWhich(exchange: Exchange, visits: readonly OpenVisit[], says: 'yes' | 'no'): Promise<void> {
  const { last } = exchange
  const content: TextContent = {
    kind: 'which-visit',
    language: languageIn(last),
    clinicName: last.clinicName,
    timeZone: last.timeZone,
    says,
    visits: visits.slice(0, mostAsked).map(({ appointmentId, startAt }) => ({
      appointmentId,
      startAt: startAt.toISOString(),
    })),
  }
  if (!(await reply(exchange, content, { patientId: last.patientId }))) await forDesk(exchange)
}

/** The most visits that an SMS has room for. */
const mostAsked = 4

async function choose(exchange: Exchange, index: number): Promise<void> {
  const { deps, texts } = exchange
  const question = texts.find(({ kind }) => kind === 'which-visit')
  if (!question || question.state === 'answered') return forDesk(exchange)
  const content = textContent.parse({ ...question.payload, kind: question.kind })
  const chosen = content.kind === 'which-visit' ? content.visits[index] : undefined
  const open = await openVisits(deps.db.orm, texts, deps.clock.now())
  const visit = open.find(({ appointmentId }) => appointmentId === chosen?.appointmentId)
  if (content.kind !== 'which-visit' || !visit) return forDesk(exchange)
  await settle(exchange, visit, content.says)
  await noteAnswered(deps, [question])
}

/** Ends the channel for everybody who was written to at this number, and says so. */
async function stop(exchange: Exchange): Promise<void> {
  const { deps, visitor, last, texts } = exchange
  const kind = last.channel
  for (const patientId of new Set(texts.map((each) => each.patientId))) {
    const caller = await patientOfLink(deps, patientId, visitor)
    await changeConsent(deps, caller, patientId, { kind, version: versionOf(kind), given: false })
  }
  const content = { kind: 'stopped' as const, language: languageIn(last), clinicName: last.clinicName }
  await reply(exchange, content, { patientId: last.patientId })
  await noteAnswered(deps, texts)
}

/** A yes from a number that was asked proves that it is theirs. False when it was not asked. */
async function verifyNumber({ deps, visitor, from, texts }: Exchange): Promise<boolean> {
  const asked = texts.filter(({ kind, state }) => kind === 'number-question' && state !== 'answered')
  for (const { patientId } of asked) {
    const caller = await patientOfLink(deps, patientId, visitor)
    await write(deps, caller, { action: 'patient.update', subject: { patientId } }, async (act) => {
      const [patient] = await act.tx.select().from(patients).where(eq(patients.id, patientId)).for('update')
      if (!patient || mobileNumber(patient.phone) !== from || patient.verifiedPhone === from)
        return act.unchanged()
      await act.tx
        .update(patients)
        .set({ verifiedPhone: from, updatedAt: act.now })
        .where(eq(patients.id, patientId))
      return act.audit({ action: 'user.phone', entity: 'patient', entityId: patientId, patientId })
    })
  }
  await noteAnswered(deps, asked)
  return asked.length > 0
}

const forDesk = ({ deps, visitor, id, last, text }: Exchange) =>
  tellDesk(deps, visitor, { key: id, text, clinicId: last.clinicId, patientId: last.patientId })

function reply(
  { deps, visitor, id, from, to, last }: Exchange,
  content: TextContent,
  about: { patientId: string; appointmentId?: string },
): Promise<boolean> {
  const { channel, clinicId, timeZone } = last
  return writeWithoutSession(deps, visitor, async (act) => {
    const text = {
      channel,
      clinicId,
      timeZone,
      to: from,
      from: to,
      content,
      ...about,
      dedupeKey: `reply:${id}`,
    }
    const isQueued = await queueText(act, text)
    if (!isQueued) return act.unchanged(false)
    const trace = {
      action: 'text.reply',
      entity: 'text',
      entityId: null,
      patientId: about.patientId,
      clinicId,
      actorId: null,
    }
    return act.audit({ ...trace, details: { channel } }, true)
  })
}

async function noteAnswered(deps: Deps, texts: readonly SentText[]): Promise<void> {
  const ids = texts.filter(({ state }) => state !== 'answered').map(({ id }) => id)
  if (ids.length === 0) return
  await writeUntraced(deps, ({ tx, now }) =>
    tx.update(textMessages).set({ state: 'answered', endedAt: now }).where(inArray(textMessages.id, ids)),
  )
}

const languageIn = ({ payload }: SentText): 'en' | 'es' => (payload.language === 'es' ? 'es' : 'en')
