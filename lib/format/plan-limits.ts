import type { Plan } from '@/lib/domain/plan'

type Limits = Pick<Plan, 'clinics' | 'doctorsPerClinic' | 'patientsPerClinic' | 'formats' | 'maxFileSize'>

type Say = (
  key: 'limitClinics' | 'limitDoctors' | 'limitPatients' | 'limitFormats' | 'limitFileSize',
  values: Record<string, string | number>,
) => string

/** The limits of a plan, line by line; `t` speaks the namespace `plans`, where `none` means unlimited. */
export function planLimits(plan: Limits, t: Say): string[] {
  return [
    t('limitClinics', { count: plan.clinics ?? 'none' }),
    t('limitDoctors', { count: plan.doctorsPerClinic ?? 'none' }),
    t('limitPatients', { count: plan.patientsPerClinic ?? 'none' }),
    t('limitFileSize', { size: plan.maxFileSize === null ? 'none' : fileSize(plan.maxFileSize) }),
    // Last: it may take two lines, below which those of other plans would no longer line up.
    t('limitFormats', {
      formats: plan.formats.join(', ') || 'none',
      kind: plan.formats.length === 0 ? 'all' : plan.formats.length === 1 ? 'only' : 'some',
    }),
  ]
}

/** Its three numbers in a line. */
export function shortLimits(
  plan: Pick<Plan, 'clinics' | 'doctorsPerClinic' | 'patientsPerClinic'>,
  t: (key: 'limitsShort', values: Record<string, string | number>) => string,
): string {
  return t('limitsShort', {
    clinics: plan.clinics ?? 'none',
    doctors: plan.doctorsPerClinic ?? 0,
    patients: plan.patientsPerClinic ?? 0,
  })
}

/** Bytes as section 9 writes them: `20MB`, `1GB`. */
export function fileSize(bytes: number): string {
  const gigabytes = bytes / 1_000_000_000
  return gigabytes >= 1 ? `${gigabytes}GB` : `${bytes / 1_000_000}MB`
}
