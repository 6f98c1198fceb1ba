import type { auditAreas } from '#contract/choices'

/** How the names of acts begin, by what they are about. */
export const beginnings: Record<(typeof auditAreas)[number], readonly string[]> = {
  records: [
    'history',
    'record',
    'image',
    'analytic',
    'allergy',
    'condition',
    'treatment',
    'fastq',
    'fastq-summary',
    'genetic-study',
    'access',
    'guardian',
    'consent',
    'correction',
  ],
  patients: ['patient', 'patients', 'import', 'search', 'thread', 'message'],
  visits: ['appointment', 'booking', 'hold', 'calendar', 'visits', 'waitlist', 'offer', 'insights', 'text'],
  hours: ['workshift', 'workshift-series', 'day-off'],
  clinic: [
    'clinic',
    'staff',
    'member',
    'visit-kind',
    'resource',
    'payment',
    'audit',
    'first-steps',
    'usage',
    'api-key',
    'fhir',
  ],
  accounts: ['session', 'password', 'two-factor', 'passkey', 'user', 'users', 'feed'],
}
