import type { AuditLine } from '@/lib/domain/audit-lines'
import { isLook } from '@/lib/domain/audit-looks'

/** Records a day from which on somebody is named above the log: more than a full day of visits brings with it. */
const unusual = 40

/** How many patients a line of several is about; 0 for any other. */
export const patientsOf = ({ latest, parts }: AuditLine) =>
  parts && latest.patient ? new Set(parts.map((each) => each.latest.patient?.id)).size : 0

/** Whether one person looked at unusually many records in a day. */
export const isUnusual = (line: AuditLine) => isLook(line.latest) && patientsOf(line) >= unusual
