import { reachOf } from '#contract/access'
import type { Answer } from '#contract/assistant'
import { specialties } from '#contract/choices'
import { addDays, dayAt } from '#contract/zone'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../policy/caller.ts'
import { toWireAppointment } from '../appointments/wire.ts'
import { readTreatments } from '../histories/read-history.ts'
import { readInsights } from '../insights/read-insights.ts'
import { readUsage } from '../plans/usage.ts'
import { listDoctors } from '../staff/queries.ts'
import { weekOf } from './days.ts'
import { findTimes } from './find-times.ts'
import { type Asked, findVisits } from './find-visits.ts'
import { type Place, placesOf } from './places.ts'
import { type Question, readQuestion } from './read-question.ts'
import { toWireHours, toWireTreatments } from './wire.ts'

const mostVisits = 5
const defaultZone = 'Europe/Madrid'

interface Scene {
  deps: Deps
  caller: Caller
  places: readonly Place[]
  today: string
  timeZone: string
}

/**
 * The app's answer to a question, within what the caller may know. Null when the question is not understood.
 */
export async function answerQuestion(deps: Deps, caller: Caller, text: string): Promise<Answer | null> {
  const places = await placesOf(deps.db.orm, caller)
  const timeZone = places[0]?.timeZone ?? defaultZone
  const today = dayAt(deps.clock.now().getTime(), timeZone)
  const question = readQuestion(text, today)
  return question && answerTo(question, { deps, caller, places, today, timeZone })
}

async function answerTo(question: Question, scene: Scene): Promise<Answer | null> {
  const { deps, caller, places } = scene
  switch (question.intent) {
    case 'free-times':
      return findTimes(deps, caller, { places, wanted: question })
    case 'visits':
      return visitsOf(question, scene)
    case 'change-visit':
      return changeOf(question, scene)
    case 'no-shows':
      return noShowsOf(question, scene)
    case 'treatments':
      return treatmentsOf(scene)
    case 'plan':
      return planOf(scene)
    case 'specialties':
      return specialtiesOf(scene)
    case 'opening-hours':
      return toWireHours(places)
    case 'how-to':
      return howTo(question.topic, caller)
  }
}

function howTo(topic: Extract<Answer, { about: 'how-to' }>['topic'], { roles }: Caller): Answer | null {
  const isReader = topic !== 'history' || reachOf('history.read', roles) !== null
  return isReader ? { about: 'how-to', topic } : null
}

async function visitsOf(
  { which, isMine, about }: Extract<Question, { intent: 'visits' }>,
  { deps, caller, today, timeZone }: Scene,
): Promise<Answer | null> {
  const found = await findVisits(deps, caller, { isMine, about, today, timeZone })
  if (!found) return null
  const now = deps.clock.now()
  const [gone, ahead] = [
    found.filter(({ start }) => start <= now),
    found.filter(({ start, status }) => start > now && status === 'pending'),
  ]
  const chosen = { next: ahead.slice(0, 1), last: gone.slice(-1), ahead, days: found }[which]
  const { from, to } = about.days ?? { from: null, to: null }
  const visits = chosen.slice(0, mostVisits).map((visit) => toWireAppointment(visit, !caller.patientId))
  return { about: 'visits', which, from, to, total: chosen.length, visits }
}

/** The visit that would be cancelled or moved: the next of those that the question means. */
async function changeOf(
  { how, about }: Extract<Question, { intent: 'change-visit' }>,
  { deps, caller, today, timeZone }: Scene,
): Promise<Answer | null> {
  const asked: Asked = { isMine: true, about, today, timeZone }
  const found = await findVisits(deps, caller, asked)
  const now = deps.clock.now()
  const next = found?.find(({ start, status }) => start > now && status === 'pending')
  if (!found) return null
  return { about: 'change-visit', how, visit: next ? toWireAppointment(next, !caller.patientId) : null }
}

async function noShowsOf(
  { isMine, days }: Extract<Question, { intent: 'no-shows' }>,
  { deps, caller, today }: Scene,
): Promise<Answer | null> {
  const { clinicId, doctorId, roles } = caller
  if (!clinicId || !reachOf('insights.read', roles)) return null
  const { from, to } = days ?? weekOf(today)
  const own = isMine && doctorId ? doctorId : null
  const query = { clinicId, from, to: to < addDays(from, 366) ? to : addDays(from, 365) }
  const { visits, noShows } = await readInsights(deps, caller, { ...query, ...(own && { doctorId: own }) })
  const whose = own ?? (roles.includes('clinicadmin') ? null : doctorId)
  return { about: 'no-shows', from: query.from, to: query.to, visits, noShows, doctorId: whose }
}

async function treatmentsOf({ deps, caller, today }: Scene): Promise<Answer | null> {
  const { patientId } = caller
  if (!patientId) return null
  const rows = await readTreatments(deps, caller, patientId)
  return toWireTreatments(
    patientId,
    rows.filter(({ endDate }) => endDate >= today),
  )
}

async function planOf({ deps, caller: { clinicId, roles } }: Scene): Promise<Answer | null> {
  if (!clinicId || !reachOf('usage.read', roles)) return null
  return { about: 'plan', usage: await readUsage(deps, clinicId) }
}

async function specialtiesOf({ deps, places }: Scene): Promise<Answer> {
  const doctors = await Promise.all(places.map(({ id }) => listDoctors(deps.db.orm, id)))
  const offered = new Set(doctors.flat().map(({ specialty }) => specialty))
  return { about: 'specialties', specialties: specialties.filter((each) => offered.has(each)) }
}
