import { type Role, reachOf } from '#contract/access'
import type { HistoryRights } from '@/lib/domain/history'

/** Rights that the roles give on the history screen. */
export function historyRights(roles: readonly Role[]): HistoryRights {
  const may = (action: Parameters<typeof reachOf>[0]) => reachOf(action, roles) !== null
  return {
    staff: may('history.edit'),
    add: may('history.add'),
    edit: may('history.edit'),
    remove: removesOf(roles),
    uploadFastq: may('patient.fastq-upload'),
    requestFastq: may('patient.fastq-request'),
    notifyGenetic: may('patient.notify-genetic'),
    askCorrection: may('correction.request'),
    decideCorrection: may('correction.decide'),
  }
}

function removesOf(roles: readonly Role[]): HistoryRights['remove'] {
  if (reachOf('history.remove-others', roles) !== null) return 'all'
  const reach = reachOf('history.remove', roles)
  if (reach === null) return null
  return reach === 'own' ? 'reported' : 'own'
}

/** The rights left where an emergency opened the record: to read it. */
export function readingOnly({ staff }: HistoryRights): HistoryRights {
  return {
    staff,
    add: false,
    edit: false,
    remove: null,
    uploadFastq: false,
    requestFastq: false,
    notifyGenetic: false,
    askCorrection: false,
    decideCorrection: false,
  }
}
