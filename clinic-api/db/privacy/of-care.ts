import type { TablePrivacy } from './terms.ts'

const entry = {
  link: 'id history_id created_by updated_by',
  trace: 'reported_by_patient version created_at updated_at',
}

const ofVisit = { ...entry, link: `${entry.link} visit_id` }

/** Tables about patients, their visits and their records. */
export const ofCare: Record<string, TablePrivacy> = {
  patients: {
    keep: 'record',
    link: 'id user_id',
    identity:
      'name surname birthdate deceased_on to_verify dni document_kind document_country city phone verified_phone email sex address postal_code health_card language emergency_contact sort_name sort_surname search',
    health: 'status',
    trace: 'recent_at version created_at updated_at',
  },
  detail_changes: {
    keep: 'record',
    link: 'id patient_id changed_by',
    identity: 'field before after',
    trace: 'at',
  },
  deaths: {
    keep: 'record',
    link: 'patient_id recorded_by visit_ids wish_ids closed_account',
    trace: 'recorded_at',
  },
  guardians: {
    keep: 'record',
    link: 'id patient_id user_id clinic_id invited_by',
    identity: 'relation name surname email phone',
    secret: 'token_hash misses',
    trace: 'until_day expires_at created_at accepted_at told_at ended_at',
  },
  merged_patients: {
    keep: 'record',
    link: 'merged_id patient_id old_history_id old_account_id merged_by',
    trace: 'merged_at',
  },
  patient_clinics: {
    keep: 'record',
    link: 'clinic_id patient_id',
    identity: 'sort_name sort_surname',
    health: 'status',
    trace: 'recent_at why created_at',
  },
  closed_records: { keep: 'record', link: 'patient_id clinic_id', trace: 'opened_at why closed_at' },
  consents: { keep: 'record', link: 'id patient_id asked_by', trace: 'kind version given at' },
  break_glass: {
    keep: 'record',
    link: 'id patient_id user_id clinic_id',
    health: 'reason',
    trace: 'at until',
  },
  import_lines: {
    keep: 'spent',
    link: 'import_id patient_id',
    identity: 'values person',
    trace: 'line verdict choice faults warnings',
  },
  import_sources: { keep: 'spent', link: 'import_id', identity: 'source', trace: 'chosen' },
  import_parts: { keep: 'spent', link: 'import_id', identity: 'bytes', trace: 'place' },
  imported_doctors: { keep: 'account', link: 'import_id staff_id', trace: 'invited_at' },
  imported_patients: { keep: 'account', link: 'import_id patient_id', trace: 'invited_at' },
  name_words: { keep: 'record', identity: 'word slips' },
  histories: {
    keep: 'record',
    link: 'id patient_id changed_by no_allergies_by',
    health: 'no_allergies_asked',
    trace: 'created_at changed_at no_allergies_at',
  },
  conditions: { keep: 'record', ...ofVisit, health: 'name details since until' },
  treatments: { keep: 'record', ...ofVisit, health: 'name instructions start_date end_date' },
  allergies: { keep: 'record', ...entry, health: 'name' },
  corrections: {
    keep: 'record',
    link: 'id history_id about_id decided_by',
    health: 'about_kind label text reason',
    trace: 'state decided_at created_at',
  },
  files: {
    keep: 'record',
    link: 'id history_id thread_id message_id created_by storage_key',
    health: 'kind original_name content_type size sha256 quality',
    trace: 'reported_by_patient created_at',
  },
  appointments: {
    keep: 'visit',
    link: 'id clinic_id doctor_id patient_id kind_id resource_id series_id note_by',
    health: 'specialty type reason note',
    identity: 'desk_note',
    secret: 'room',
    trace:
      'status takes_place session seat seats start_at end_at confirmed_at arrived_at started_at note_at link_version created_at updated_at',
  },
  appointment_changes: {
    keep: 'visit',
    link: 'id appointment_id by_user_id',
    trace: 'kind from_status to_status from_start_at to_start_at at',
  },
  threads: {
    keep: 'record',
    link: 'id clinic_id patient_id about_id assigned_to answering_by',
    health: 'subject about_kind',
    trace: 'state last_seq last_at shared_at patient_seq team_seq answering_until created_at',
  },
  messages: {
    keep: 'record',
    link: 'id thread_id author_id key',
    health: 'text search',
    trace: 'seq from_patient internal at read_at',
  },
  thread_reads: { keep: 'record', link: 'thread_id user_id', trace: 'seq told_at' },
  waitlist: {
    keep: 'visit',
    link: 'id clinic_id patient_id appointment_id doctor_id kind_id',
    health: 'specialty urgent_reason',
    trace: 'weekdays from_time to_time since_day until_day urgent_at created_at ended_at ending',
  },
  calls: {
    keep: 'visit',
    link: 'id clinic_id patient_id appointment_id offer_id dedupe_key undo_id done_by',
    health: 'about',
    trace: 'why created_at done_at',
  },
  offers: {
    keep: 'visit',
    link: 'id entry_id clinic_id doctor_id patient_id appointment_id',
    trace: 'start_at end_at expires_at state created_at ended_at',
  },
  freed_times: { keep: 'short', link: 'id clinic_id doctor_id', business: 'start_at end_at' },
  reminders: { keep: 'visit', link: 'id appointment_id', trace: 'hours_before start_at due_at state' },
  public_bookings: {
    keep: 'spent',
    link: 'id clinic_id doctor_id kind_id patient_id appointment_id browser contact',
    identity: 'person',
    secret: 'link_hash',
    trace: 'start_at end_at expires_at created_at',
  },
  slot_holds: {
    keep: 'spent',
    link: 'id clinic_id doctor_id user_id offer_id booking_id resource_id session',
    trace: 'start_at end_at expires_at is_extended created_at',
  },
}
