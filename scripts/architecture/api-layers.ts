/**
 * The layers of the clinic API from the top down, by how the paths of their files begin. A file imports what stands
 * beside it in its own layer and whatever lies below.
 */
export const layers: { files: string[]; instead: string }[] = [
  {
    files: ['app', 'serve', 'background', 'scripts/', 'testing/'],
    instead: 'Nothing imports the programs: what they share with others belongs further down.',
  },
  { files: ['routes/'], instead: 'Move what others need into a service.' },
  { files: ['http/'], instead: 'Services know nothing of HTTP: hand in plain values.' },
  { files: ['record/'], instead: 'FHIR knows nothing of the files that carry it: hand in plain values.' },
  { files: ['fhir/'], instead: 'Services know nothing of FHIR: hand in plain values.' },
  { files: ['services/'], instead: 'A rule that a lower layer needs belongs into that layer.' },
  { files: ['write/'], instead: 'Policy and the database know nothing of who writes.' },
  { files: ['policy/', 'deps'], instead: 'The database and the ports know nobody: hand in plain values.' },
  {
    files: ['db/', 'ports/', 'env'],
    instead: 'Errors are thrown, and spans and marks made, by all: they know nobody.',
  },
  { files: ['errors', 'reached', 'tracing/'], instead: '' },
]

interface Exception {
  what: string
  pattern: RegExp
  /** Files that may do it all the same, and why. */
  allowed: Record<string, string>
  instead: string
}

/** Rows are changed in the write context; these few files do it elsewhere. */
export const writers: Exception[] = [
  {
    what: 'opens a transaction',
    pattern: /\.transaction\(/,
    allowed: {
      'write/write.ts': 'is the write context',
      'db/': 'is the database',
      'services/backup/': 'reads or replaces all tables while nobody works',
      'scripts/': 'runs without the API',
    },
    instead: 'change rows by `write` of write/write.ts',
  },
  {
    what: 'changes rows by a statement of its own',
    pattern: /\b(insert into \w+|update \w+ (as \w+ )?set|delete from \w+)\b/i,
    allowed: {
      'write/': 'is the audit row itself',
      'services/identity/rate-limit.ts': 'counts attempts, admitted or not',
      'http/shared-counts.ts': 'adds up the requests of all processes',
      'services/identity/sessions/read-session.ts': 'notes when a session was used last',
      'services/identity/sessions/note-written.ts':
        'notes how far a write has come, for what is read after it',
      'services/api-keys/read-key.ts': 'notes when a program used its key last',
      'services/identity/accounts/remember-language.ts': 'notes the language somebody was last seen using',
      'services/housekeeping/sweep-old.ts': 'deletes what is past its time, a batch at a time',
      'services/notifications/deliver.ts': 'takes the mail that is due',
      'services/outbox/deliver-texts.ts': 'takes the messages that are due',
      'services/outbox/deliver-push.ts': 'takes the notifications that are due',
      'services/notifications/queue-summaries.ts': 'notes the day whose summary was handed over',
      'services/undo/row-changes.ts':
        'puts rows back as the database told them, within the write that takes back',
      'services/insights/sum-days.ts': 'sums up within an untraced write',
      'services/imports/': 'judges and writes the lines of a file where they lie, within a write',
      'services/merges/': 'gives the rows of one record to another, within a write',
      'services/leaving/': 'takes the rows of a person out of whichever tables have them, within a write',
      'http/idempotency.ts': 'keeps answers for requests that are repeated',
      'testing/model/opening.ts': 'puts the clinics of a test back as they were opened',
      'db/': 'is the database',
    },
    instead: 'change rows by `write` of write/write.ts',
  },
  {
    what: 'asks the database by another kind of statement',
    pattern: /\b(?:db|database)\.run[<(]|\bclient\.query[<(]/,
    allowed: {
      'db/': 'is the database',
      'testing/': 'makes databases, and has a server explain its plans',
    },
    instead:
      'use the query builder (with its sql template), or a statement that is `named` and run by `runNamed`',
  },
  {
    what: 'writes without a trace',
    pattern: /\bwriteUntraced\b[<(]/,
    allowed: {
      'write/write.ts': 'declares it',
      'services/imports/read-file.ts': 'keeps the lines of a file until it is there, which is on record then',
      'services/housekeeping/': 'deletes what is past its time',
      'services/leaving/end-locks.ts': 'deletes what the law keeps no longer',
      'services/leaving/lock-older-files.ts': 'encrypts what an older version locked',
      'services/audit-chain/': 'seals what is on record already',
      'services/identity/passwords/open-reset.ts': 'makes the link of a mail while that is sent',
      'services/identity/passkeys/challenges.ts': 'keeps what a browser was asked until it answers',
      'services/sign-ups/open-sign-up.ts': 'makes the link of a mail while that is sent',
      'services/guardians/invitation.ts': 'makes the link of a mail while that is sent',
      'services/invitations/open-invitation.ts': 'makes the link of a mail while that is sent',
      'services/identity/two-factor/reseal-seeds.ts': 'seals anew when the secret changes',
      'services/identity/sessions/rotate-session.ts': 'renews the tokens of a session that goes on',
      'services/notifications/deliver.ts': 'notes how a mail fared',
      'services/outbox/deliver-texts.ts': 'notes how a message fared',
      'services/outbox/deliver-push.ts':
        'notes how a notification fared, and forgets browsers that have gone',
      'services/answers/receive-answer.ts': 'notes that a message was answered',
      'services/reminders/plan-reminders.ts': 'plans what nobody asks for',
      'services/reminders/queue-due.ts': 'hands what was planned to the outbox',
      'services/insights/sum-days.ts': 'keeps sums of what others wrote',
      'services/notifications/queue-summaries.ts': 'hands the summaries of the day to the outbox',
      'services/feeds/read-feed.ts': 'notes when a program read it',
      'services/payments/start-payment.ts': 'notes whether the provider took the order',
    },
    instead: 'use `write`, which ends in an audit row',
  },
  {
    what: 'writes an audit row past the write context',
    pattern: /\brecordAudit\(/,
    allowed: {
      'write/': 'is the write context',
      'scripts/create-admin.ts': 'runs without the API',
      'services/audit-chain/clock-back.ts': 'says in the log what happened to its times',
    },
    instead: 'end the write by `act.audit`',
  },
]
