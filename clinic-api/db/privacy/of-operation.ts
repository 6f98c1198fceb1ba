import type { TablePrivacy } from './terms.ts'

/** Tables about accounts and their activity, clinics and the product. */
export const ofOperation: Record<string, TablePrivacy> = {
  users: {
    keep: 'account',
    link: 'id',
    identity: 'email username roles language reminders reminds_by refused_address',
    secret: 'password_hash totp_secret totp_pending_secret totp_last_step',
    trace: 'created_at updated_at deleted_at',
  },
  staff: {
    keep: 'record',
    link: 'id user_id clinic_id last_clinic_id',
    identity: 'name surname dni document_kind document_country specialty is_admin is_auditor',
    trace: 'created_at updated_at deleted_at',
  },
  memberships: {
    keep: 'record',
    link: 'id clinic_id staff_id',
    identity: 'roles phone',
    trace: 'created_at updated_at ended_at',
  },
  member_invitations: {
    keep: 'spent',
    link: 'membership_id',
    identity: 'email name surname dni document_kind document_country specialty language',
    secret: 'token_hash',
    trace: 'expires_at',
  },
  recovery_codes: { keep: 'account', link: 'id user_id', secret: 'code_hash', trace: 'used_at' },
  passkeys: {
    keep: 'choice',
    link: 'id user_id',
    identity: 'name',
    secret: 'credential_id public_key counter transports',
    trace: 'created_at last_used_at',
  },
  passkey_challenges: {
    keep: 'short',
    secret: 'challenge',
    link: 'hangs_on',
    business: 'purpose expires_at',
  },
  sessions: {
    keep: 'spent',
    link: 'id user_id clinic_id patient_id',
    secret: 'access_hash retired_access unseen_access refresh_hash',
    trace:
      'access_expires_at refresh_expires_at rotations created_at last_seen_at written_up_to proven_at revoked_at revoked_reason address browser system',
  },
  two_factor_challenges: {
    keep: 'spent',
    link: 'id user_id',
    secret: 'token_hash tries_left',
    trace: 'expires_at used_at created_at',
  },
  password_resets: {
    keep: 'spent',
    link: 'id user_id',
    secret: 'token_hash',
    trace: 'expires_at used_at created_at',
  },
  sign_ups: {
    keep: 'spent',
    link: 'id clinic_id patient_id',
    identity: 'person',
    secret: 'token_hash',
    trace: 'expires_at used_at created_at',
  },
  email_changes: {
    keep: 'spent',
    link: 'id user_id',
    identity: 'email old_email',
    trace: 'expires_at stoppable_until confirmed_at stopped_at created_at',
  },
  rate_limits: { keep: 'spent', link: 'key', trace: 'attempts admitted updated_at' },
  request_counts: { keep: 'spent', link: 'key', trace: 'minute count' },
  idempotency_keys: {
    keep: 'spent',
    link: 'user_id key',
    health: 'result body',
    trace: 'request_hash status created_at',
  },
  undos: { keep: 'spent', link: 'id clinic_id user_id', health: 'changes', trace: 'expires_at taken_at' },
  notifications: {
    keep: 'tray',
    link: 'user_id id undo_id',
    health: 'facts',
    trace: 'kind at read_at',
  },
  notification_settings: {
    keep: 'choice',
    link: 'user_id',
    identity: 'ways quiet_from quiet_to time_zone is_summary_on summary_day',
    trace: 'updated_at',
  },
  feeds: {
    keep: 'choice',
    link: 'id user_id',
    secret: 'token_hash',
    identity: 'what names',
    trace: 'created_at last_read_at',
  },
  fhir_exports: {
    keep: 'spent',
    link: 'id clinic_id',
    business: 'request types',
    trace: 'created_at expires_at',
  },
  api_keys: {
    keep: 'clinic',
    link: 'id clinic_id created_by',
    secret: 'token_hash',
    business: 'name scopes',
    trace: 'created_at expires_at last_used_at revoked_at',
  },
  outbox: {
    keep: 'mail',
    link: 'id dedupe_key undo_id patient_id',
    identity: 'recipient',
    health: 'kind payload',
    trace: 'attempts next_attempt_at sent_at failed_at last_error created_at',
  },
  audit: {
    keep: 'log',
    link: 'id actor_id entity_id patient_id clinic_id',
    trace: 'at action outcome entity address details',
  },
  audit_seals: {
    keep: 'log',
    link: 'chain audit_id',
    business: 'position salt entry previous skipped hash sealed_at',
  },
  audit_anchors: { keep: 'log', link: 'chain', business: 'day position hash created_at' },
  erasures: {
    keep: 'erased',
    link: 'id patient_id by_user_id',
    secret: 'locked',
    business: 'certificate keep_until created_at',
  },
  locked_files: {
    keep: 'erased',
    link: 'storage_key erasure_id original_key',
    health: 'size sha256',
    secret: 'sealed_key',
  },
  payments: {
    keep: 'books',
    link: 'id clinic_id plan_id user_id provider_ref intent',
    business: 'provider amount_cents currency status add_on units created_at updated_at',
  },
  payment_events: {
    keep: 'books',
    link: 'id payment_id intent',
    business: 'type payload occurred_at received_at',
  },
  clinics: {
    keep: 'clinic',
    link: 'id plan_id group_id',
    business:
      'name city district postal_code street phone opening_hours country_code region island local_holidays active ends_at time_zone slot_minutes notice_minutes discreet_after_minutes self_registration parents_add_children staff_second_factor strict_passwords slug listed embed_origins most_open_visits record_years first_steps_dismissed_at version created_at updated_at',
  },
  imports: {
    keep: 'clinic',
    link: 'id clinic_id created_by',
    business: 'kind file_name state encoding separator headers columns registered linked created_at ended_at',
  },
  clinic_messaging: { keep: 'clinic', link: 'clinic_id', business: 'answer_hours replies updated_at' },
  clinic_reminders: {
    keep: 'clinic',
    link: 'clinic_id',
    business: 'is_on hours_before quiet_from quiet_to offer_minutes updated_at',
  },
  clinic_channels: {
    keep: 'clinic',
    link: 'clinic_id',
    business:
      'channel_order cap_cents sms_price whatsapp_price sms_sender whatsapp_sender told_of updated_at',
  },
  // Reminders tell that somebody is treated, as the outbox does.
  text_messages: {
    keep: 'mail',
    link: 'id clinic_id patient_id appointment_id dedupe_key provider_ref',
    health: 'kind payload',
    identity: 'recipient',
    secret: 'link_hash',
    trace:
      'channel sender tried link_version start_at state attempts next_attempt_at sent_at ended_at last_error cost created_at',
  },
  push_subscriptions: {
    keep: 'choice',
    link: 'id user_id',
    secret: 'endpoint p256dh auth',
    trace: 'created_at',
  },
  push_messages: {
    keep: 'short',
    link: 'id user_id subscription_id dedupe_key',
    health: 'content',
    trace: 'attempts next_attempt_at expires_at created_at',
  },
  channel_events: { keep: 'mail', link: 'id', trace: 'at' },
  resources: {
    keep: 'clinic',
    link: 'id clinic_id',
    business: 'name kind deleted_at created_at updated_at',
  },
  clinic_slugs: { keep: 'clinic', link: 'clinic_id', business: 'slug created_at' },
  visit_kinds: {
    keep: 'clinic',
    link: 'id clinic_id',
    business:
      'name_en name_es minutes specialties online public colour notice_minutes horizon_days cancel_hours pause_before pause_after per_day new_patients takes_place video_url resources seats version deleted_at created_at updated_at',
  },
  workshifts: {
    keep: 'clinic',
    link: 'id doctor_id clinic_id series_id',
    trace: 'start_at end_at created_at updated_at',
  },
  workshift_series: {
    keep: 'clinic',
    link: 'id doctor_id clinic_id',
    trace: 'from_day until_day every_weeks parity hours except version created_at updated_at',
  },
  // Why a doctor is away can be their health.
  days_off: {
    keep: 'clinic',
    link: 'id clinic_id doctor_id resource_id',
    health: 'reason note',
    trace: 'from_day to_day start_at end_at created_at',
  },
  plans: {
    keep: 'clinic',
    business:
      'id position name price features clinics doctors_per_clinic patients_per_clinic formats max_file_size add_ons',
  },
  // Sums of days; a mark, which names a patient, goes once its stretch of time is summed up.
  insight_spans: { keep: 'clinic', link: 'clinic_id', business: 'since until' },
  insight_marks: { keep: 'short', link: 'clinic_id patient_id', business: 'start_at end_at' },
  insight_counts: { keep: 'clinic', link: 'clinic_id', business: 'day figure key visits' },
  insight_returns: { keep: 'clinic', link: 'clinic_id', business: 'day before people' },
  insight_minutes: { keep: 'clinic', link: 'clinic_id doctor_id', trace: 'day bookable booked' },
}
