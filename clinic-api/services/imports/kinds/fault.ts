import type { ImportField, ImportReason } from '#contract/import-fields'

/** Text of the faults of a line with one of them. */
export const fault = (field: ImportField, reason: ImportReason) =>
  `jsonb_build_array(jsonb_build_object('field', '${field}', 'reason', '${reason}'))`
