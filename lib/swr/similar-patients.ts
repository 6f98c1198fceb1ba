import type { z } from 'zod'
import type { similarPatientsQuery } from '#contract/patients'
import { useRead } from '@/lib/swr/use-call'

/** Possible doubles of the person; null as `person` while too little is known to ask. */
export function useSimilarPatients(person: z.infer<typeof similarPatientsQuery> | null) {
  return useRead('patients.similar', person && { query: person, stay: true }, { revalidateOnFocus: false })
}
