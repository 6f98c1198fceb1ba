import { type Role, reachOf } from '#contract/access'
import type { HistoryRights } from '@/lib/domain/history'

/** Rights that the roles give on the history screen. */
export function historyRights(roles: readonly Role[]): HistoryRights {
  const may = (action: Parameters<typeof reachOf>[0]) => reachOf(action, roles) !== null
  return {
    staff: roles.includes('doctor') || roles.includes('clinicadmin'),
    add: may('history.add'),
    edit: may('history.edit'),
    removeReported: may('history.remove'),
    uploadFastq: may('patient.fastq-upload'),
    requestFastq: may('patient.fastq-request'),
    notifyGenetic: may('patient.notify-genetic'),
    askCorrection: may('correction.request'),
    decideCorrection: may('correction.decide'),
  }
}

/** The rights left where an emergency opened the record: to read it. */
export function readingOnly({ staff }: HistoryRights): HistoryRights {
  return {
    staff,
    add: false,
    edit: false,
    removeReported: false,
    uploadFastq: false,
    requestFastq: false,
    notifyGenetic: false,
    askCorrection: false,
    decideCorrection: false,
  }
}
