import type { Fate, KeptAs } from '#contract/erasures'
import { ofCare } from './of-care.ts'
import { ofOperation } from './of-operation.ts'
import type { TablePrivacy } from './terms.ts'

/** The fate of a person's rows at an erasure, by how long such rows are kept otherwise. */
const fates: Record<KeptAs, Fate> = {
  record: 'locked',
  visit: 'locked',
  account: 'gone',
  choice: 'gone',
  mail: 'gone',
  tray: 'gone',
  spent: 'gone',
  short: 'gone',
}

/** The table that a link column of this name leads to, and with it to whose row it is. */
export const leadsTo = {
  patient_id: 'patients',
  user_id: 'users',
  history_id: 'histories',
  thread_id: 'threads',
  appointment_id: 'appointments',
  entry_id: 'waitlist',
} as const

type Lead = keyof typeof leadsTo

const isLead = (column: string): column is Lead => column in leadsTo
const isKept = (keep: TablePrivacy['keep']): keep is KeptAs => keep in fates

export interface ErasedTable {
  table: string
  keptAs: KeptAs
  fate: Fate
  leads: Lead[]
  /** Rows are found by what stands in them too: nothing leads from them to whom they tell of. */
  isSearched: boolean
}

/**
 * Every table with rows of people, made of the classes of its columns: a new table or column is in it as soon as it has
 * its class, which a test asks for.
 */
export const erasedTables: ErasedTable[] = Object.entries({ ...ofCare, ...ofOperation }).flatMap(
  ([table, { keep, link = '' }]) => {
    // Staff are named in what they wrote, and many people share the words of names: neither is erased.
    if (!isKept(keep) || table === 'staff' || table === 'memberships' || table === 'name_words') return []
    const fate = fates[keep]
    const leads = link.split(' ').filter(isLead)
    return [{ table, keptAs: keep, fate, leads, isSearched: fate === 'gone' && table !== 'users' }]
  },
)
