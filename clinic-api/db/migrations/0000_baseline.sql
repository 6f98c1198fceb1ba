CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"clinic_id" text NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "appointment_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"appointment_id" text NOT NULL,
	"kind" text NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"from_start_at" timestamp with time zone NOT NULL,
	"to_start_at" timestamp with time zone NOT NULL,
	"by_user_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" text PRIMARY KEY NOT NULL,
	"clinic_id" text NOT NULL,
	"doctor_id" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"patient_id" text NOT NULL,
	"specialty" text NOT NULL,
	"type" text DEFAULT 'revision' NOT NULL,
	"kind_id" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"confirmed_at" timestamp with time zone,
	"reason" text,
	"desk_note" text,
	"arrived_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"note" text,
	"note_by" text,
	"note_at" timestamp with time zone,
	"link_version" integer DEFAULT 0 NOT NULL,
	"series_id" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "appointments_order" CHECK ("appointments"."end_at" > "appointments"."start_at"),
	CONSTRAINT "appointments_reason_short" CHECK (char_length("appointments"."reason") <= 140),
	CONSTRAINT "appointments_desk_note_short" CHECK (char_length("appointments"."desk_note") <= 140),
	CONSTRAINT "appointments_started_arrived" CHECK ("appointments"."started_at" is null or "appointments"."arrived_at" is not null),
	CONSTRAINT "appointments_status_known" CHECK ("appointments"."status" in ('pending', 'cancelled', 'completed', 'no-show'))
);
--> statement-breakpoint
CREATE TABLE "audit_anchors" (
	"chain" text NOT NULL,
	"day" text NOT NULL,
	"position" integer NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_anchors_pk" PRIMARY KEY("chain","day")
);
--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"chain" text NOT NULL,
	"position" integer NOT NULL,
	"audit_id" text NOT NULL,
	"salt" text NOT NULL,
	"entry" text NOT NULL,
	"previous" text NOT NULL,
	"skipped" text NOT NULL,
	"hash" text NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_seals_pk" PRIMARY KEY("chain","position")
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"outcome" text NOT NULL,
	"actor_id" text,
	"entity" text NOT NULL,
	"entity_id" text,
	"patient_id" text,
	"clinic_id" text,
	"address" text,
	"details" jsonb
);
--> statement-breakpoint
CREATE TABLE "clinics" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"district" text NOT NULL,
	"postal_code" text NOT NULL,
	"street" text,
	"phone" text,
	"opening_hours" text[],
	"country_code" text DEFAULT 'ES' NOT NULL,
	"region" text,
	"plan_id" text NOT NULL,
	"active" boolean DEFAULT false NOT NULL,
	"ends_at" timestamp with time zone,
	"time_zone" text DEFAULT 'Europe/Madrid' NOT NULL,
	"slot_minutes" integer DEFAULT 30 NOT NULL,
	"discreet_after_minutes" integer DEFAULT 0 NOT NULL,
	"self_registration" boolean DEFAULT false NOT NULL,
	"staff_second_factor" boolean DEFAULT false NOT NULL,
	"strict_passwords" boolean DEFAULT false NOT NULL,
	"most_open_visits" integer DEFAULT 20 NOT NULL,
	"record_years" integer DEFAULT 5 NOT NULL,
	"first_steps_dismissed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "clinics_slot_minutes" CHECK ("clinics"."slot_minutes" between 5 and 480),
	CONSTRAINT "clinics_discreet_after" CHECK ("clinics"."discreet_after_minutes" between 0 and 120),
	CONSTRAINT "clinics_record_years" CHECK ("clinics"."record_years" between 5 and 100),
	CONSTRAINT "clinics_most_open_visits" CHECK ("clinics"."most_open_visits" between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" text PRIMARY KEY NOT NULL,
	"patient_id" text NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"given" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_kind_known" CHECK ("consents"."kind" in ('bookings', 'reminders', 'sharing'))
);
--> statement-breakpoint
CREATE TABLE "corrections" (
	"id" text PRIMARY KEY NOT NULL,
	"history_id" text NOT NULL,
	"about_kind" text,
	"about_id" text,
	"label" text,
	"text" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "corrections_state_known" CHECK ("corrections"."state" in ('open', 'accepted', 'declined')),
	CONSTRAINT "corrections_decided_whole" CHECK (("corrections"."state" = 'open') = ("corrections"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "days_off" (
	"id" text PRIMARY KEY NOT NULL,
	"clinic_id" text NOT NULL,
	"doctor_id" text,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "days_off_order" CHECK ("days_off"."to_day" >= "days_off"."from_day"),
	CONSTRAINT "days_off_note_short" CHECK (char_length("days_off"."note") <= 140)
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" text PRIMARY KEY NOT NULL,
	"patient_id" text NOT NULL,
	"by_user_id" text NOT NULL,
	"certificate" jsonb NOT NULL,
	"locked" text,
	"keep_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "locked_files" (
	"storage_key" text PRIMARY KEY NOT NULL,
	"erasure_id" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"original_key" text,
	"sealed_key" text
);
--> statement-breakpoint
CREATE TABLE "feeds" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"what" text NOT NULL,
	"names" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_read_at" timestamp with time zone,
	CONSTRAINT "feeds_what_known" CHECK ("feeds"."what" in ('visits', 'calendar')),
	CONSTRAINT "feeds_names_known" CHECK ("feeds"."names" in ('initials', 'none'))
);
--> statement-breakpoint
CREATE TABLE "fhir_exports" (
	"id" text PRIMARY KEY NOT NULL,
	"clinic_id" text NOT NULL,
	"request" text NOT NULL,
	"types" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"history_id" text NOT NULL,
	"kind" text NOT NULL,
	"thread_id" text,
	"message_id" text,
	"original_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"quality" jsonb,
	"reported_by_patient" boolean DEFAULT false NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "files_kind_known" CHECK ("files"."kind" in ('image', 'analytic', 'fastq', 'message')),
	CONSTRAINT "files_of_thread" CHECK (("files"."kind" = 'message') = ("files"."thread_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "allergies" (
	"id" text PRIMARY KEY NOT NULL,
	"history_id" text NOT NULL,
	"reported_by_patient" boolean DEFAULT false NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conditions" (
	"id" text PRIMARY KEY NOT NULL,
	"history_id" text NOT NULL,
	"reported_by_patient" boolean DEFAULT false NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"details" text NOT NULL,
	"since" date NOT NULL,
	"until" date,
	"visit_id" text,
	CONSTRAINT "conditions_order" CHECK ("conditions"."until" is null or "conditions"."until" >= "conditions"."since")
);
--> statement-breakpoint
CREATE TABLE "histories" (
	"id" text PRIMARY KEY NOT NULL,
	"patient_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone,
	"changed_by" text
);
--> statement-breakpoint
CREATE TABLE "treatments" (
	"id" text PRIMARY KEY NOT NULL,
	"history_id" text NOT NULL,
	"reported_by_patient" boolean DEFAULT false NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"instructions" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"visit_id" text,
	CONSTRAINT "treatments_order" CHECK ("treatments"."end_date" >= "treatments"."start_date")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"result" jsonb,
	"status" integer,
	"body" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "import_lines" (
	"import_id" text NOT NULL,
	"line" integer NOT NULL,
	"values" text[] NOT NULL,
	"person" jsonb,
	"verdict" text NOT NULL,
	"choice" text DEFAULT 'skip' NOT NULL,
	"faults" jsonb NOT NULL,
	"patient_id" text,
	CONSTRAINT "import_lines_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "imported_doctors" (
	"import_id" text NOT NULL,
	"staff_id" text NOT NULL,
	"invited_at" timestamp with time zone,
	CONSTRAINT "imported_doctors_pk" PRIMARY KEY("import_id","staff_id")
);
--> statement-breakpoint
CREATE TABLE "imported_patients" (
	"import_id" text NOT NULL,
	"patient_id" text NOT NULL,
	"invited_at" timestamp with time zone,
	CONSTRAINT "imported_patients_pk" PRIMARY KEY("import_id","patient_id")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" text PRIMARY KEY NOT NULL,
	"clinic_id" text NOT NULL,
	"created_by" text NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"state" text NOT NULL,
	"encoding" text NOT NULL,
	"separator" text NOT NULL,
	"headers" text[] NOT NULL,
	"columns" jsonb NOT NULL,
	"registered" integer DEFAULT 0 NOT NULL,
	"linked" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "insight_counts" (
	"clinic_id" text NOT NULL,
	"day" date NOT NULL,
	"figure" text NOT NULL,
	"key" text NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "insight_counts_clinic_id_day_figure_key_pk" PRIMARY KEY("clinic_id","day","figure","key")
);
--> statement-breakpoint
CREATE TABLE "insight_marks" (
	"clinic_id" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"patient_id" text
);
--> statement-breakpoint
CREATE TABLE "insight_minutes" (
	"clinic_id" text NOT NULL,
	"day" date NOT NULL,
	"doctor_id" text NOT NULL,
	"bookable" integer NOT NULL,
	"booked" integer NOT NULL,
	CONSTRAINT "insight_minutes_clinic_id_day_doctor_id_pk" PRIMARY KEY("clinic_id","day","doctor_id")
);
--> statement-breakpoint
CREATE TABLE "insight_returns" (
	"clinic_id" text NOT NULL,
	"day" date NOT NULL,
	"before" date NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "insight_returns_clinic_id_day_before_pk" PRIMARY KEY("clinic_id","day","before")
);
--> statement-breakpoint
CREATE TABLE "insight_spans" (
	"clinic_id" text PRIMARY KEY NOT NULL,
	"since" date NOT NULL,
	"until" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"ways" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"quiet_from" text DEFAULT '00:00' NOT NULL,
	"quiet_to" text DEFAULT '00:00' NOT NULL,
	"time_zone" text DEFAULT 'Europe/Madrid' NOT NULL,
	"is_summary_on" boolean DEFAULT false NOT NULL,
	"summary_day" date,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"facts" jsonb NOT NULL,
	"undo_id" text,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"payload" jsonb NOT NULL,
	"dedupe_key" text,
	"undo_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"hangs_on" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "name_words" (
	"word" text PRIMARY KEY NOT NULL,
	"slips" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "patient_clinics" (
	"clinic_id" text NOT NULL,
	"patient_id" text NOT NULL,
	"sort_name" text collate "C" NOT NULL,
	"sort_surname" text collate "C" NOT NULL,
	"status" text collate "C" DEFAULT 'none' NOT NULL,
	"recent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"why" text DEFAULT 'registered' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "patient_clinics_pk" PRIMARY KEY("patient_id","clinic_id")
);
--> statement-breakpoint
CREATE TABLE "patients" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"surname" text NOT NULL,
	"birthdate" date NOT NULL,
	"dni" text NOT NULL,
	"city" text NOT NULL,
	"phone" text,
	"sort_name" text collate "C" NOT NULL,
	"sort_surname" text collate "C" NOT NULL,
	"status" text collate "C" DEFAULT 'none' NOT NULL,
	"recent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "patients_sort_unique" UNIQUE("id","sort_name","sort_surname","status"),
	CONSTRAINT "patients_status_known" CHECK ("patients"."status" in ('none', 'requested', 'stored'))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text,
	"intent" text,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"clinic_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"add_on" text,
	"units" integer DEFAULT 1 NOT NULL,
	"user_id" text NOT NULL,
	"provider" text NOT NULL,
	"provider_ref" text,
	"intent" text,
	"amount_cents" integer NOT NULL,
	"currency" text DEFAULT 'eur' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_status_known" CHECK ("payments"."status" in ('pending', 'paid', 'failed', 'cancelled', 'refunded', 'disputed'))
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"price" double precision,
	"features" text[] NOT NULL,
	"clinics" integer,
	"doctors_per_clinic" integer,
	"patients_per_clinic" integer,
	"formats" text[] NOT NULL,
	"max_file_size" bigint,
	"add_ons" jsonb NOT NULL,
	CONSTRAINT "plans_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "break_glass" (
	"id" text PRIMARY KEY NOT NULL,
	"patient_id" text NOT NULL,
	"user_id" text NOT NULL,
	"clinic_id" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "closed_records" (
	"patient_id" text NOT NULL,
	"clinic_id" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"why" text NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "closed_records_pk" PRIMARY KEY("patient_id","clinic_id")
);
--> statement-breakpoint
CREATE TABLE "clinic_reminders" (
	"clinic_id" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"hours_before" integer[] NOT NULL,
	"quiet_from" text NOT NULL,
	"quiet_to" text NOT NULL,
	"offer_minutes" integer DEFAULT 15 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"id" text PRIMARY KEY NOT NULL,
	"appointment_id" text NOT NULL,
	"hours_before" integer NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	CONSTRAINT "reminders_state_known" CHECK ("reminders"."state" in ('planned', 'queued', 'dropped'))
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"attempts" timestamp with time zone[] NOT NULL,
	"admitted" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_counts" (
	"key" text NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "request_counts_pk" PRIMARY KEY("minute","key")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"access_hash" text NOT NULL,
	"access_expires_at" timestamp with time zone NOT NULL,
	"retired_access" text[] NOT NULL,
	"unseen_access" text,
	"refresh_hash" text NOT NULL,
	"refresh_expires_at" timestamp with time zone NOT NULL,
	"rotations" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"written_up_to" text,
	"proven_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"revoked_reason" text,
	"address" text,
	"browser" text,
	"system" text
);
--> statement-breakpoint
CREATE TABLE "two_factor_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"tries_left" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_ups" (
	"id" text PRIMARY KEY NOT NULL,
	"clinic_id" text NOT NULL,
	"patient_id" text,
	"person" jsonb,
	"token_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slot_holds" (
	"id" text PRIMARY KEY NOT NULL,
	"clinic_id" text NOT NULL,
	"doctor_id" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"offer_id" text,
	"is_extended" boolean DEFAULT false NOT NULL,
	CONSTRAINT "slot_holds_order" CHECK ("slot_holds"."end_at" > "slot_holds"."start_at")
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"clinic_id" text,
	"name" text NOT NULL,
	"surname" text NOT NULL,
	"dni" text,
	"specialty" text,
	"is_admin" boolean DEFAULT false NOT NULL,
	"is_auditor" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "clinic_messaging" (
	"clinic_id" text PRIMARY KEY NOT NULL,
	"answer_hours" integer NOT NULL,
	"replies" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"thread_id" text NOT NULL,
	"seq" integer NOT NULL,
	"author_id" text NOT NULL,
	"from_patient" boolean NOT NULL,
	"internal" boolean NOT NULL,
	"text" text NOT NULL,
	"search" text NOT NULL,
	"key" text,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "thread_reads" (
	"thread_id" text NOT NULL,
	"user_id" text NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "thread_reads_pk" PRIMARY KEY("thread_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"id" text PRIMARY KEY NOT NULL,
	"clinic_id" text NOT NULL,
	"patient_id" text NOT NULL,
	"subject" text NOT NULL,
	"about_kind" text,
	"about_id" text,
	"state" text DEFAULT 'open' NOT NULL,
	"assigned_to" text,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"shared_at" timestamp with time zone NOT NULL,
	"patient_seq" integer DEFAULT 0 NOT NULL,
	"team_seq" integer DEFAULT 0 NOT NULL,
	"answering_by" text,
	"answering_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "threads_subject_known" CHECK ("threads"."subject" in ('visit', 'result', 'prescription', 'administration')),
	CONSTRAINT "threads_state_known" CHECK ("threads"."state" in ('open', 'closed')),
	CONSTRAINT "threads_about_whole" CHECK (("threads"."about_kind" is null) = ("threads"."about_id" is null))
);
--> statement-breakpoint
CREATE TABLE "undos" (
	"id" text PRIMARY KEY NOT NULL,
	"clinic_id" text NOT NULL,
	"user_id" text NOT NULL,
	"changes" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"username" text,
	"password_hash" text NOT NULL,
	"roles" text[] NOT NULL,
	"language" text,
	"reminders" text DEFAULT 'email' NOT NULL,
	"refused_address" text,
	"totp_secret" text,
	"totp_pending_secret" text,
	"totp_last_step" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "users_reminders_known" CHECK ("users"."reminders" in ('none', 'email')),
	CONSTRAINT "users_roles_known" CHECK ("users"."roles" <@ array['patient','doctor','clinicadmin','admin'])
);
--> statement-breakpoint
CREATE TABLE "visit_kinds" (
	"id" text PRIMARY KEY NOT NULL,
	"clinic_id" text NOT NULL,
	"name_en" text NOT NULL,
	"name_es" text NOT NULL,
	"minutes" integer NOT NULL,
	"specialties" text[] NOT NULL,
	"online" boolean NOT NULL,
	"colour" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visit_kinds_minutes" CHECK ("visit_kinds"."minutes" between 10 and 120 and "visit_kinds"."minutes" % 5 = 0)
);
--> statement-breakpoint
CREATE TABLE "freed_times" (
	"id" text PRIMARY KEY NOT NULL,
	"clinic_id" text NOT NULL,
	"doctor_id" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" text PRIMARY KEY NOT NULL,
	"clinic_id" text NOT NULL,
	"doctor_id" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"entry_id" text NOT NULL,
	"patient_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"appointment_id" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "offers_state_known" CHECK ("offers"."state" in ('open', 'accepted', 'declined', 'expired', 'ended')),
	CONSTRAINT "offers_order" CHECK ("offers"."end_at" > "offers"."start_at")
);
--> statement-breakpoint
CREATE TABLE "waitlist" (
	"id" text PRIMARY KEY NOT NULL,
	"clinic_id" text NOT NULL,
	"patient_id" text NOT NULL,
	"appointment_id" text,
	"doctor_id" text,
	"specialty" text NOT NULL,
	"kind_id" text,
	"weekdays" integer[] NOT NULL,
	"from_time" text NOT NULL,
	"to_time" text NOT NULL,
	"since_day" date,
	"until_day" date NOT NULL,
	"urgent_at" timestamp with time zone,
	"urgent_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ending" text,
	CONSTRAINT "waitlist_ending_known" CHECK ("waitlist"."ending" in ('accepted', 'withdrawn', 'over')),
	CONSTRAINT "waitlist_ended" CHECK (("waitlist"."ending" is null) = ("waitlist"."ended_at" is null)),
	CONSTRAINT "waitlist_times" CHECK ("waitlist"."from_time" < "waitlist"."to_time")
);
--> statement-breakpoint
CREATE TABLE "workshift_series" (
	"id" text PRIMARY KEY NOT NULL,
	"doctor_id" text NOT NULL,
	"clinic_id" text NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"every_weeks" integer NOT NULL,
	"hours" jsonb NOT NULL,
	"except" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "workshift_series_weeks" CHECK ("workshift_series"."every_weeks" between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "workshifts" (
	"id" text PRIMARY KEY NOT NULL,
	"clinic_id" text NOT NULL,
	"doctor_id" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"series_id" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "workshifts_order" CHECK ("workshifts"."end_at" > "workshifts"."start_at")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_changes" ADD CONSTRAINT "appointment_changes_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_doctor_id_staff_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_kind_id_visit_kinds_id_fk" FOREIGN KEY ("kind_id") REFERENCES "public"."visit_kinds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clinics" ADD CONSTRAINT "clinics_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_history_id_histories_id_fk" FOREIGN KEY ("history_id") REFERENCES "public"."histories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "days_off" ADD CONSTRAINT "days_off_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "days_off" ADD CONSTRAINT "days_off_doctor_id_staff_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locked_files" ADD CONSTRAINT "locked_files_erasure_id_erasures_id_fk" FOREIGN KEY ("erasure_id") REFERENCES "public"."erasures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feeds" ADD CONSTRAINT "feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fhir_exports" ADD CONSTRAINT "fhir_exports_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_history_id_histories_id_fk" FOREIGN KEY ("history_id") REFERENCES "public"."histories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allergies" ADD CONSTRAINT "allergies_history_id_histories_id_fk" FOREIGN KEY ("history_id") REFERENCES "public"."histories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conditions" ADD CONSTRAINT "conditions_history_id_histories_id_fk" FOREIGN KEY ("history_id") REFERENCES "public"."histories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conditions" ADD CONSTRAINT "conditions_visit_id_appointments_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "histories" ADD CONSTRAINT "histories_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treatments" ADD CONSTRAINT "treatments_history_id_histories_id_fk" FOREIGN KEY ("history_id") REFERENCES "public"."histories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treatments" ADD CONSTRAINT "treatments_visit_id_appointments_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_lines" ADD CONSTRAINT "import_lines_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_doctors" ADD CONSTRAINT "imported_doctors_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_doctors" ADD CONSTRAINT "imported_doctors_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_patients" ADD CONSTRAINT "imported_patients_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_patients" ADD CONSTRAINT "imported_patients_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_clinics" ADD CONSTRAINT "patient_clinics_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_clinics" ADD CONSTRAINT "patient_clinics_patient_fk" FOREIGN KEY ("patient_id","sort_name","sort_surname","status") REFERENCES "public"."patients"("id","sort_name","sort_surname","status") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "patients" ADD CONSTRAINT "patients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "break_glass" ADD CONSTRAINT "break_glass_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "break_glass" ADD CONSTRAINT "break_glass_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "break_glass" ADD CONSTRAINT "break_glass_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closed_records" ADD CONSTRAINT "closed_records_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closed_records" ADD CONSTRAINT "closed_records_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clinic_reminders" ADD CONSTRAINT "clinic_reminders_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factor_challenges" ADD CONSTRAINT "two_factor_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ups" ADD CONSTRAINT "sign_ups_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ups" ADD CONSTRAINT "sign_ups_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_doctor_id_staff_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clinic_messaging" ADD CONSTRAINT "clinic_messaging_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_reads" ADD CONSTRAINT "thread_reads_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_reads" ADD CONSTRAINT "thread_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_assigned_to_staff_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_answering_by_staff_id_fk" FOREIGN KEY ("answering_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "undos" ADD CONSTRAINT "undos_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "undos" ADD CONSTRAINT "undos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_kinds" ADD CONSTRAINT "visit_kinds_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_doctor_id_staff_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_entry_id_waitlist_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."waitlist"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist" ADD CONSTRAINT "waitlist_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist" ADD CONSTRAINT "waitlist_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist" ADD CONSTRAINT "waitlist_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist" ADD CONSTRAINT "waitlist_doctor_id_staff_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist" ADD CONSTRAINT "waitlist_kind_id_visit_kinds_id_fk" FOREIGN KEY ("kind_id") REFERENCES "public"."visit_kinds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workshift_series" ADD CONSTRAINT "workshift_series_doctor_id_staff_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workshift_series" ADD CONSTRAINT "workshift_series_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workshifts" ADD CONSTRAINT "workshifts_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workshifts" ADD CONSTRAINT "workshifts_doctor_id_staff_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workshifts" ADD CONSTRAINT "workshifts_series_id_workshift_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."workshift_series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_clinic" ON "api_keys" USING btree ("clinic_id","id");--> statement-breakpoint
CREATE INDEX "appointment_changes_appointment" ON "appointment_changes" USING btree ("appointment_id","id");--> statement-breakpoint
CREATE INDEX "appointments_doctor_start" ON "appointments" USING btree ("doctor_id","start_at");--> statement-breakpoint
CREATE INDEX "appointments_patient_start" ON "appointments" USING btree ("patient_id","start_at");--> statement-breakpoint
CREATE INDEX "appointments_clinic_start" ON "appointments" USING btree ("clinic_id","start_at");--> statement-breakpoint
CREATE INDEX "appointments_series" ON "appointments" USING btree ("series_id","start_at") WHERE "appointments"."series_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_seals_row_unique" ON "audit_seals" USING btree ("audit_id");--> statement-breakpoint
CREATE INDEX "audit_patient" ON "audit" USING btree ("patient_id","id");--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_entity" ON "audit" USING btree ("entity_id","id");--> statement-breakpoint
CREATE INDEX "audit_clinic" ON "audit" USING btree ("clinic_id","id");--> statement-breakpoint
CREATE INDEX "clinics_name" ON "clinics" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "consents_patient" ON "consents" USING btree ("patient_id","kind","id");--> statement-breakpoint
CREATE INDEX "corrections_history" ON "corrections" USING btree ("history_id","id");--> statement-breakpoint
CREATE INDEX "days_off_clinic_end" ON "days_off" USING btree ("clinic_id","end_at");--> statement-breakpoint
CREATE UNIQUE INDEX "days_off_once" ON "days_off" USING btree ("clinic_id",coalesce("doctor_id", ''),"from_day","to_day");--> statement-breakpoint
CREATE INDEX "erasures_patient" ON "erasures" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "erasures_due" ON "erasures" USING btree ("keep_until");--> statement-breakpoint
CREATE INDEX "locked_files_erasure" ON "locked_files" USING btree ("erasure_id");--> statement-breakpoint
CREATE INDEX "feeds_person" ON "feeds" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "files_history" ON "files" USING btree ("history_id","kind","id");--> statement-breakpoint
CREATE INDEX "files_message" ON "files" USING btree ("message_id") WHERE "files"."message_id" is not null;--> statement-breakpoint
CREATE INDEX "files_unsent" ON "files" USING btree ("created_at") WHERE "files"."thread_id" is not null and "files"."message_id" is null;--> statement-breakpoint
CREATE INDEX "files_creator" ON "files" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "files_storage_key_unique" ON "files" USING btree ("storage_key");--> statement-breakpoint
CREATE UNIQUE INDEX "allergies_history_name_unique" ON "allergies" USING btree ("history_id","name");--> statement-breakpoint
CREATE INDEX "conditions_history" ON "conditions" USING btree ("history_id","id");--> statement-breakpoint
CREATE INDEX "conditions_visit" ON "conditions" USING btree ("visit_id") WHERE "conditions"."visit_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "histories_patient_unique" ON "histories" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "treatments_history" ON "treatments" USING btree ("history_id","id");--> statement-breakpoint
CREATE INDEX "treatments_visit" ON "treatments" USING btree ("visit_id") WHERE "treatments"."visit_id" is not null;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "import_lines_verdict" ON "import_lines" USING btree ("import_id","verdict","line");--> statement-breakpoint
CREATE INDEX "imported_doctors_staff" ON "imported_doctors" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "imported_patients_patient" ON "imported_patients" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "imports_clinic" ON "imports" USING btree ("clinic_id","id");--> statement-breakpoint
CREATE INDEX "insight_marks_clinic" ON "insight_marks" USING btree ("clinic_id");--> statement-breakpoint
CREATE INDEX "notification_settings_summary" ON "notification_settings" USING btree ("summary_day") WHERE "notification_settings"."is_summary_on";--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_undo" ON "notifications" USING btree ("undo_id") WHERE "notifications"."undo_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_age" ON "notifications" USING brin ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_dedupe_unique" ON "outbox" USING btree ("dedupe_key");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_attempt_at") WHERE "outbox"."sent_at" is null and "outbox"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_visit" ON "outbox" USING btree (("payload" #>> '{meeting,appointmentId}')) WHERE "outbox"."payload" ? 'meeting';--> statement-breakpoint
CREATE INDEX "outbox_undo" ON "outbox" USING btree ("undo_id") WHERE "outbox"."undo_id" is not null;--> statement-breakpoint
CREATE INDEX "outbox_failed" ON "outbox" USING btree ("failed_at") WHERE "outbox"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "passkey_challenges_expires" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_credential" ON "passkeys" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "name_words_slips" ON "name_words" USING gin ("slips");--> statement-breakpoint
CREATE INDEX "patient_clinics_by_name" ON "patient_clinics" USING btree ("clinic_id","sort_name","patient_id");--> statement-breakpoint
CREATE INDEX "patient_clinics_by_surname" ON "patient_clinics" USING btree ("clinic_id","sort_surname","patient_id");--> statement-breakpoint
CREATE INDEX "patient_clinics_by_status" ON "patient_clinics" USING btree ("clinic_id","status","sort_name","patient_id");--> statement-breakpoint
CREATE INDEX "patient_clinics_by_status_surname" ON "patient_clinics" USING btree ("clinic_id","status","sort_surname","patient_id");--> statement-breakpoint
CREATE INDEX "patient_clinics_by_recent" ON "patient_clinics" USING btree ("clinic_id","recent_at","patient_id");--> statement-breakpoint
CREATE INDEX "patient_clinics_by_status_recent" ON "patient_clinics" USING btree ("clinic_id","status","recent_at","patient_id");--> statement-breakpoint
CREATE UNIQUE INDEX "patients_user_unique" ON "patients" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "patients_dni_unique" ON "patients" USING btree (lower("dni"));--> statement-breakpoint
CREATE INDEX "patients_by_name" ON "patients" USING btree ("sort_name","id");--> statement-breakpoint
CREATE INDEX "patients_by_surname" ON "patients" USING btree ("sort_surname","id");--> statement-breakpoint
CREATE INDEX "patients_by_status" ON "patients" USING btree ("status","sort_name","id");--> statement-breakpoint
CREATE INDEX "patients_by_status_surname" ON "patients" USING btree ("status","sort_surname","id");--> statement-breakpoint
CREATE INDEX "patients_by_recent" ON "patients" USING btree ("recent_at","id");--> statement-breakpoint
CREATE INDEX "patients_by_status_recent" ON "patients" USING btree ("status","recent_at","id");--> statement-breakpoint
CREATE INDEX "patients_search" ON "patients" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payment_events_payment" ON "payment_events" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_events_intent" ON "payment_events" USING btree ("intent");--> statement-breakpoint
CREATE INDEX "payments_clinic" ON "payments" USING btree ("clinic_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_ref_unique" ON "payments" USING btree ("provider","provider_ref");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_intent_unique" ON "payments" USING btree ("provider","intent");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("clinic_id") WHERE "payments"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "break_glass_by_doctor" ON "break_glass" USING btree ("user_id","until");--> statement-breakpoint
CREATE INDEX "break_glass_by_patient" ON "break_glass" USING btree ("patient_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "reminders_once" ON "reminders" USING btree ("appointment_id","start_at","hours_before");--> statement-breakpoint
CREATE INDEX "reminders_due" ON "reminders" USING btree ("due_at") WHERE "reminders"."state" = 'planned';--> statement-breakpoint
CREATE UNIQUE INDEX "password_resets_token" ON "password_resets" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rate_limits_updated" ON "rate_limits" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_last_seen" ON "sessions" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "sessions_refresh_expires" ON "sessions" USING btree ("refresh_expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "two_factor_challenges_token" ON "two_factor_challenges" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "two_factor_challenges_user" ON "two_factor_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_ups_token" ON "sign_ups" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sign_ups_expires" ON "sign_ups" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "slot_holds_person" ON "slot_holds" USING btree ("user_id") WHERE "slot_holds"."offer_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "slot_holds_offer" ON "slot_holds" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "slot_holds_doctor_end" ON "slot_holds" USING btree ("doctor_id","end_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_user_unique" ON "staff" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_dni_unique" ON "staff" USING btree (lower("dni")) WHERE "staff"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "staff_clinic" ON "staff" USING btree ("clinic_id","specialty");--> statement-breakpoint
CREATE INDEX "staff_admins" ON "staff" USING btree ("clinic_id") WHERE "staff"."is_admin" and "staff"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_order" ON "messages" USING btree ("thread_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_shared" ON "messages" USING btree ("thread_id","seq") WHERE not "messages"."internal";--> statement-breakpoint
CREATE UNIQUE INDEX "messages_once" ON "messages" USING btree ("author_id","key");--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("thread_id","seq") WHERE "messages"."read_at" is null and not "messages"."internal";--> statement-breakpoint
CREATE INDEX "messages_search" ON "messages" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "threads_clinic" ON "threads" USING btree ("clinic_id","last_at","id");--> statement-breakpoint
CREATE INDEX "threads_patient" ON "threads" USING btree ("patient_id","shared_at","id");--> statement-breakpoint
CREATE INDEX "undos_expiry" ON "undos" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email")) WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_unique" ON "users" USING btree (lower("username")) WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "visit_kinds_clinic" ON "visit_kinds" USING btree ("clinic_id","id");--> statement-breakpoint
CREATE INDEX "freed_times_doctor" ON "freed_times" USING btree ("doctor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_once" ON "offers" USING btree ("entry_id","doctor_id","start_at");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_open" ON "offers" USING btree ("entry_id") WHERE "offers"."state" = 'open';--> statement-breakpoint
CREATE INDEX "offers_due" ON "offers" USING btree ("expires_at") WHERE "offers"."state" = 'open';--> statement-breakpoint
CREATE INDEX "offers_slot" ON "offers" USING btree ("doctor_id","start_at");--> statement-breakpoint
CREATE INDEX "waitlist_clinic" ON "waitlist" USING btree ("clinic_id","specialty") WHERE "waitlist"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "waitlist_patient" ON "waitlist" USING btree ("patient_id") WHERE "waitlist"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_visit_once" ON "waitlist" USING btree ("appointment_id") WHERE "waitlist"."ended_at" is null and "waitlist"."appointment_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_wish_once" ON "waitlist" USING btree ("patient_id","clinic_id","specialty",coalesce("doctor_id", '')) WHERE "waitlist"."ended_at" is null and "waitlist"."appointment_id" is null;--> statement-breakpoint
CREATE INDEX "workshift_series_doctor" ON "workshift_series" USING btree ("doctor_id","from_day");--> statement-breakpoint
CREATE INDEX "workshifts_doctor_start" ON "workshifts" USING btree ("doctor_id","start_at");--> statement-breakpoint
CREATE INDEX "workshifts_clinic_start" ON "workshifts" USING btree ("clinic_id","start_at");--> statement-breakpoint
CREATE INDEX "workshifts_series" ON "workshifts" USING btree ("series_id","start_at");--> statement-breakpoint
-- From here on by hand: what drizzle does not know.
ALTER TABLE "workshifts" ADD CONSTRAINT "workshifts_doctor_overlap"
	EXCLUDE USING gist ("doctor_id" WITH =, tstzrange("start_at", "end_at") WITH &&);--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_doctor_overlap"
	EXCLUDE USING gist ("doctor_id" WITH =, tstzrange("start_at", "end_at") WITH &&) WHERE ("status" <> 'cancelled');--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_patient_overlap"
	EXCLUDE USING gist ("patient_id" WITH =, tstzrange("start_at", "end_at") WITH &&) WHERE ("status" <> 'cancelled');--> statement-breakpoint
create or replace function audit_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'What is on record is neither changed nor removed' using errcode = '42501';
end
$$;--> statement-breakpoint
create or replace function slips_of(word text) returns text[] language sql immutable as $$
  select array_agg(left(word, at - 1) || substr(word, at + 1)) || word from generate_series(1, length(word)) at
$$;--> statement-breakpoint
-- In one order, so that two registrations at a time never wait for each other in a circle.
create or replace function add_name_words(names text[]) returns void language sql as $$
  insert into name_words
    select word, slips_of(word)
    from (select distinct regexp_split_to_table(name, E'[ \\x1f''.-]+') word from unnest(names) name) w
    where length(word) > 3 order by word
  on conflict do nothing
$$;--> statement-breakpoint
create or replace function name_words_of_added() returns trigger language plpgsql as $$
begin
  perform add_name_words(array(select sort_name::text from added));
  return null;
end
$$;--> statement-breakpoint
create or replace function name_words_of_renamed() returns trigger language plpgsql as $$
begin
  perform add_name_words(array[new.sort_name::text]);
  return null;
end
$$;--> statement-breakpoint
create trigger name_words_added after insert on patients
  referencing new table as added for each statement execute function name_words_of_added();--> statement-breakpoint
create trigger name_words_renamed after update of sort_name on patients
  for each row when (old.sort_name <> new.sort_name) execute function name_words_of_renamed();--> statement-breakpoint
-- Volatile, so that it sees what was committed while the statement that asks waited for the doctor's row.
create or replace function is_day_off(clinic text, doctor text, from_at timestamptz, to_at timestamptz) returns boolean
language plpgsql volatile as $$
begin
  return exists (
    select from days_off d
    where d.clinic_id = clinic and (d.doctor_id is null or d.doctor_id = doctor)
      and d.end_at > from_at and d.start_at < to_at
  );
end $$;--> statement-breakpoint
-- Volatile, so that it sees what was committed while the statement that asks waited for the doctor's row.
create or replace function is_held(doctor text, from_at timestamptz, to_at timestamptz, person text, at timestamptz) returns boolean
language plpgsql volatile as $$
begin
  return exists (
    select from slot_holds h
    where h.doctor_id = doctor and h.user_id <> person and h.expires_at > at
      and h.end_at > from_at and h.start_at < to_at
  );
end $$;--> statement-breakpoint
-- Volatile, and one booking of a person at a clinic after the other, so that each counts those before it.
create or replace function may_book_more(person text, clinic text, most integer, at timestamptz) returns boolean
language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(person || clinic, 0));
  return (
    select count(*) from (
      select from appointments a
      where a.patient_id = person and a.clinic_id = clinic and a.status = 'pending' and a.start_at > at
      limit most
    ) open_visits
  ) < most;
end $$;--> statement-breakpoint
-- What frees a doctor's time is noted where it happens, whichever call does it, and only where somebody waits.
create or replace function is_waited_for(clinic text) returns boolean language sql stable as $$
  select exists (select from waitlist where clinic_id = clinic and ended_at is null)
$$;--> statement-breakpoint
create or replace function note_freed(clinic text, doctor text, from_at timestamptz, to_at timestamptz) returns void
language plpgsql as $$
begin
  insert into freed_times (id, clinic_id, doctor_id, start_at, end_at)
  values (gen_random_uuid()::text, clinic, doctor, from_at, to_at);
  perform pg_notify('consulta_freed', '');
end $$;--> statement-breakpoint
create or replace function note_freed_visit() returns trigger language plpgsql as $$
begin
  if is_waited_for(old.clinic_id) then
    perform note_freed(old.clinic_id, old.doctor_id, old.start_at, old.end_at);
  end if;
  return null;
end $$;--> statement-breakpoint
create or replace trigger appointments_freed after update of status, doctor_id, start_at, end_at on appointments
for each row when (old.status <> 'cancelled' and (new.status = 'cancelled' or new.doctor_id <> old.doctor_id
  or new.start_at <> old.start_at or new.end_at <> old.end_at))
execute function note_freed_visit();--> statement-breakpoint
create or replace function note_added_shifts() returns trigger language plpgsql as $$
begin
  perform note_freed(n.clinic_id, n.doctor_id, n.start_at, n.end_at) from added n where is_waited_for(n.clinic_id);
  return null;
end $$;--> statement-breakpoint
create or replace trigger workshifts_added after insert on workshifts
referencing new table as added for each statement execute function note_added_shifts();--> statement-breakpoint
create or replace function note_changed_shift() returns trigger language plpgsql as $$
begin
  if is_waited_for(new.clinic_id) then
    perform note_freed(new.clinic_id, new.doctor_id, new.start_at, new.end_at);
  end if;
  return null;
end $$;--> statement-breakpoint
create or replace trigger workshifts_changed after update of doctor_id, clinic_id, start_at, end_at on workshifts
for each row when (new.doctor_id <> old.doctor_id or new.start_at <> old.start_at or new.end_at <> old.end_at)
execute function note_changed_shift();--> statement-breakpoint
create or replace function note_day_on() returns trigger language plpgsql as $$
begin
  perform note_freed(s.clinic_id, s.id, old.start_at, old.end_at) from staff s
  where s.clinic_id = old.clinic_id and (old.doctor_id is null or s.id = old.doctor_id)
    and s.deleted_at is null and s.specialty is not null and is_waited_for(s.clinic_id);
  return null;
end $$;--> statement-breakpoint
create or replace trigger days_off_removed after delete on days_off for each row execute function note_day_on();--> statement-breakpoint
create or replace function mark_admin() returns trigger language plpgsql as $$
begin
  new.is_admin := exists (select from users where id = new.user_id and 'clinicadmin' = any(roles));
  return new;
end $$;--> statement-breakpoint
create or replace trigger staff_is_admin before insert or update of user_id on staff
for each row execute function mark_admin();--> statement-breakpoint
create or replace function mark_admins_again() returns trigger language plpgsql as $$
begin
  update staff set is_admin = 'clinicadmin' = any(new.roles) where user_id = new.id;
  return null;
end $$;--> statement-breakpoint
create or replace trigger users_roles_changed after update of roles on users
for each row when (new.roles <> old.roles) execute function mark_admins_again();--> statement-breakpoint
-- The accounts of those who run a clinic.
create or replace function clinic_admins(clinic text) returns table (user_id text) language sql stable as $$
  select s.user_id from staff s join users u on u.id = s.user_id
  where s.clinic_id = clinic and s.is_admin and s.deleted_at is null and u.deleted_at is null
$$;--> statement-breakpoint
-- Whoever writes leaves a mark in the same transaction, and only that: sums are made again by a job.
create or replace function mark_day(clinic text, from_at timestamptz, to_at timestamptz, patient text) returns void
language sql as $$
  insert into insight_marks (clinic_id, start_at, end_at, patient_id) values (clinic, from_at, to_at, patient)
$$;--> statement-breakpoint
create or replace function mark_visit() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into insight_marks (clinic_id, start_at, end_at, patient_id)
    values (old.clinic_id, old.start_at, old.start_at, old.patient_id);
  end if;
  if tg_op = 'INSERT' or tg_op = 'UPDATE' and (new.clinic_id, new.start_at, new.patient_id)
    is distinct from (old.clinic_id, old.start_at, old.patient_id) then
    insert into insight_marks (clinic_id, start_at, end_at, patient_id)
    values (new.clinic_id, new.start_at, new.start_at, new.patient_id);
  end if;
  return null;
end $$;--> statement-breakpoint
create or replace trigger appointments_mark after insert or delete on appointments
for each row execute function mark_visit();--> statement-breakpoint
create or replace trigger appointments_mark_changed after update of clinic_id, doctor_id, patient_id, specialty, kind_id,
  status, start_at, end_at, arrived_at, started_at, created_at on appointments
for each row execute function mark_visit();--> statement-breakpoint
create or replace function mark_day_of_visit() returns trigger language plpgsql as $$
begin
  perform mark_day(a.clinic_id, a.start_at, a.start_at, null) from appointments a
  where a.id = coalesce(new.appointment_id, old.appointment_id);
  return null;
end $$;--> statement-breakpoint
create or replace trigger appointment_changes_mark after insert on appointment_changes
for each row when (new.to_status = 'cancelled') execute function mark_day_of_visit();--> statement-breakpoint
create or replace trigger appointment_changes_mark_changed after update or delete on appointment_changes
for each row execute function mark_day_of_visit();--> statement-breakpoint
create or replace trigger reminders_mark after insert on reminders
for each row when (new.state = 'queued') execute function mark_day_of_visit();--> statement-breakpoint
create or replace trigger reminders_mark_changed after update of state, start_at on reminders
for each row when (old.state = 'queued' or new.state = 'queued') execute function mark_day_of_visit();--> statement-breakpoint
create or replace trigger reminders_mark_deleted after delete on reminders
for each row when (old.state = 'queued') execute function mark_day_of_visit();--> statement-breakpoint
create or replace function mark_span() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform mark_day(old.clinic_id, old.start_at, old.end_at, null);
  end if;
  if tg_op <> 'DELETE' then
    perform mark_day(new.clinic_id, new.start_at, new.end_at, null);
  end if;
  return null;
end $$;--> statement-breakpoint
create or replace trigger workshifts_mark after insert or update or delete on workshifts
for each row execute function mark_span();--> statement-breakpoint
create or replace trigger days_off_mark after insert or update or delete on days_off
for each row execute function mark_span();--> statement-breakpoint
-- With another clock every day begins elsewhere.
create or replace function mark_clinic() returns trigger language plpgsql as $$
begin
  perform mark_day(new.id, '-infinity', 'infinity', null);
  return null;
end $$;--> statement-breakpoint
create or replace trigger clinics_mark after update of time_zone on clinics
for each row when (old.time_zone <> new.time_zone) execute function mark_clinic();--> statement-breakpoint
create trigger audit_seals_append_only before update or delete or truncate on audit_seals
  for each statement execute function audit_is_append_only();--> statement-breakpoint
create trigger audit_anchors_append_only before update or delete or truncate on audit_anchors
  for each statement execute function audit_is_append_only();--> statement-breakpoint
-- Whether the patient has ended the access of the clinic.
create or replace function is_closed(person text, clinic text) returns boolean language sql stable as $$
  select exists (select from closed_records r where r.patient_id = person and r.clinic_id = clinic)
$$;--> statement-breakpoint
create or replace function forget_closed() returns trigger language plpgsql as $$
begin
  delete from closed_records where patient_id = new.patient_id and clinic_id = new.clinic_id;
  return null;
end $$;--> statement-breakpoint
create or replace trigger patient_clinics_opened after insert on patient_clinics
for each row execute function forget_closed();--> statement-breakpoint
create trigger audit_append_only before update or delete or truncate on audit
  for each statement execute function audit_is_append_only();
