import useSWR from 'swr'
import type { z } from 'zod'
import type { similarPatientsQuery } from '#contract/patients'
import { readerOf } from '@/lib/browser/request'
import { addressOf } from '@/lib/endpoints/endpoint'
import { patientEndpoints } from '@/lib/endpoints/patients'
import { useUserKey } from '@/lib/swr/user-cache'

/** Possible doubles of the person; null as `person` while too little is known to ask. */
export function useSimilarPatients(person: z.infer<typeof similarPatientsQuery> | null) {
  const keyOf = useUserKey()
  const key = person && keyOf(addressOf(patientEndpoints.similar, { query: person }))
  return useSWR(key, readerOf(patientEndpoints.similar), { revalidateOnFocus: false })
}
