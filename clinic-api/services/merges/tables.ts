/**
 * How the rows of a merged record come to the one that is kept, by table: `moves` where the column just names the kept
 * record from then on, `own` where a step of its own decides, `stays` where the old id has to remain. A test finds a table
 * that is missing here.
 */
type Way = 'moves' | 'own' | 'stays'

/** Tables with a `patient_id`. */
export const ofPatients: Record<string, Way> = {
  appointments: 'moves',
  calls: 'moves',
  offers: 'moves',
  text_messages: 'moves',
  threads: 'moves',
  detail_changes: 'moves',
  consents: 'moves',
  break_glass: 'moves',
  sign_ups: 'moves',
  public_bookings: 'moves',
  import_lines: 'moves',
  insight_marks: 'moves',
  outbox: 'moves',
  merged_patients: 'moves',
  sessions: 'moves',
  guardians: 'own',
  waitlist: 'own',
  histories: 'own',
  patient_clinics: 'own',
  closed_records: 'own',
  imported_patients: 'own',
  deaths: 'own',
  // Log rows never change; erasures are about people who are gone.
  audit: 'stays',
  erasures: 'stays',
}

/** Tables with a `history_id`. */
export const ofHistories: Record<string, Way> = {
  conditions: 'moves',
  treatments: 'moves',
  corrections: 'moves',
  files: 'moves',
  allergies: 'own',
}

/** Columns with the account of whoever wrote something, which is given up with a merged record. */
export const authorships: readonly [table: string, column: string][] = [
  ['messages', 'author_id'],
  ['conditions', 'created_by'],
  ['conditions', 'updated_by'],
  ['treatments', 'created_by'],
  ['treatments', 'updated_by'],
  ['allergies', 'created_by'],
  ['allergies', 'updated_by'],
  ['files', 'created_by'],
  ['histories', 'changed_by'],
  ['detail_changes', 'changed_by'],
  ['appointment_changes', 'by_user_id'],
]

export const thatMove = (tables: Record<string, Way>) =>
  Object.entries(tables).flatMap(([table, way]) => (way === 'moves' ? [table] : []))
