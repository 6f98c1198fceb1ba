import { createContext, useContext, useMemo } from 'react'
import useSWR from 'swr'
import useSWRMutation from 'swr/mutation'
import type { ConditionInput, TreatmentInput } from '#contract/histories'
import { call, read, readerOf, write } from '@/lib/browser/request'
import type { Condition, FileKind, History, Treatment } from '@/lib/domain/history'
import { type BodyOfCall, callAddress } from '@/lib/endpoints/browser-call'
import { historyEndpoints } from '@/lib/endpoints/histories'
import { type UserKey, useUserKey } from '@/lib/swr/user-cache'

/** The answer of a write: the parts of the history that it changed. */
export type HistoryChange = Partial<Omit<History, 'id'>>

const settings = { revalidateOnMount: false, revalidateIfStale: false, revalidateOnReconnect: false }

/** The cache's place of the history on the screen. */
export const HistoryKey = createContext<UserKey | null>(null)

/** Whether the history on the screen is the reader's own. */
export const OwnHistory = createContext(false)

type Found = { id: string; doctorId?: string }

/** Whether the reader may open an appointment that the history names. */
export const OpensVisit = createContext((_visit: Found): boolean => true)

/** A doctor opens their own appointments alone, `onlyOf`; of an older one than those on the screen nobody says whose it is. */
export const opensVisitOf =
  ({ visits, visitsAhead }: History, onlyOf: string | null) =>
  ({ id, doctorId }: Found) =>
    onlyOf === null ||
    onlyOf === (doctorId ?? [...visits, ...visitsAhead].find((visit) => visit.id === id)?.doctorId)

/**
 * The history of the page, as the server last told it, and its place in the cache. Every read is audited, so none
 * happens unasked. Its place changes with what the page brings: coming back to the screen shows what has changed
 * meanwhile, not what the cache remembers.
 */
export function useHistory(initial: History): { history: History; historyKey: UserKey } {
  const [userId] = useUserKey()('')
  const historyKey = useMemo(() => {
    const address = callAddress('histories.get', { params: { id: initial.id } })
    return [userId, `${address}#${JSON.stringify(initial)}`] as const
  }, [userId, initial])
  const { data = initial } = useSWR(historyKey, readerOf('histories.get'), {
    ...settings,
    fallbackData: initial,
  })
  return { history: data, historyKey }
}

/** A history as it is now, read once for each time that it is `asked` for. */
export function useFreshHistory(id: string, asked: number) {
  const address = callAddress('histories.get', { params: { id } })
  const key = useUserKey()(`${address}#asked-${asked}`)
  return useSWR(key, readerOf('histories.get'), {
    revalidateIfStale: false,
    revalidateOnReconnect: false,
  })
}

type Write = () => Promise<HistoryChange>

/** Runs one of the writes below and puts its answer in the place of what was shown. Throws `RequestError`. */
export function useHistoryWrite(history: History) {
  const key = useContext(HistoryKey)
  if (key === null) throw new Error('useHistoryWrite stands inside <HistoryKey>')
  return useSWRMutation<HistoryChange, Error, UserKey, Write, History>(
    key,
    (_key: UserKey, { arg }: { arg: Write }) => arg(),
    { populateCache: (change, current = history) => ({ ...current, ...change }), revalidate: false },
  )
}

export function saveCondition(id: string, conditionId: string | null, body: ConditionInput) {
  return conditionId === null
    ? write('histories.addCondition', { params: { id }, body })
    : write('histories.updateCondition', { params: { id, conditionId }, body })
}

export function saveTreatment(id: string, treatmentId: string | null, body: TreatmentInput) {
  return treatmentId === null
    ? write('histories.addTreatment', { params: { id }, body })
    : write('histories.updateTreatment', { params: { id, treatmentId }, body })
}

export function addAllergy(id: string, allergy: string) {
  return write('histories.addAllergy', { params: { id }, body: { allergy } })
}

export async function setNoKnownAllergies(id: string, asked: string) {
  await write('no-known-allergies.set', { params: { id }, body: { asked } })
  return readHistory(id)
}

export async function endNoKnownAllergies(id: string) {
  await write('no-known-allergies.end', { params: { id } })
  return readHistory(id)
}

export function deleteCondition(id: string, { id: conditionId, version }: Condition) {
  return write('histories.deleteCondition', { params: { id, conditionId }, query: { version } })
}

export function deleteTreatment(id: string, { id: treatmentId, version }: Treatment) {
  return write('histories.deleteTreatment', { params: { id, treatmentId }, query: { version } })
}

export function deleteAllergy(id: string, allergy: string) {
  return call(historyEndpoints.deleteAllergy, { params: { id }, body: { allergy } })
}

export function requestCorrection(id: string, body: BodyOfCall<'corrections.request'>) {
  return write('corrections.request', { params: { id }, body })
}

export function decideCorrection(id: string, body: BodyOfCall<'corrections.decide'>) {
  return write('corrections.decide', { params: { id }, body })
}

const fileDeletions = { image: 'histories.deleteImage', analytic: 'histories.deleteAnalytic' } as const

/** Section 4: a file's delete is followed by fetching the history again. */
export async function deleteFile(id: string, kind: FileKind, fileId: string) {
  await write(fileDeletions[kind], { params: { id, fileId } })
  return readHistory(id)
}

/** The visits before those that are known. Each page that is read is on record. */
export function readEarlierVisits(id: string, cursor: string) {
  return read('histories.visits', { params: { id }, query: { cursor } })
}

export function readHistory(id: string): Promise<History> {
  return read('histories.get', { params: { id } })
}
