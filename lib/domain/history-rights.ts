import { type Role, reachOf } from '#contract/access'
import type { HistoryRights } from '@/lib/domain/history'

/** What the roles open on the history screen. */
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
  }
}
