import { type Role, reachOf } from '#contract/access'

/** What the viewer may do on the history screen. The clinic API decides again on every call. */
export interface HistoryRights {
  /** Sees the patient as staff does: with the DNI. */
  staff: boolean
  add: boolean
  /** Change and remove everything; others remove only what the patient reported. */
  edit: boolean
  removeReported: boolean
  uploadFastq: boolean
  requestFastq: boolean
  notifyGenetic: boolean
}

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

/** Whether an entry carries a remove button for this viewer. */
export function mayRemove(
  rights: Pick<HistoryRights, 'edit' | 'removeReported'>,
  entry: { reportedByPatient: boolean },
): boolean {
  return rights.edit || (rights.removeReported && entry.reportedByPatient)
}
