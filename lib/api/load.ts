import 'server-only'
import { ApiError } from '@/lib/api/error'

/** The result of a page's load: the value, or the refusal to show. Faults of ours still throw. */
export type Loaded<Value> = { value: Value; refusal: null } | { value: null; refusal: ApiError }

/** Turns the refusals of a load into data, for pages that design them. */
export async function load<Value>(loading: Promise<Value>): Promise<Loaded<Value>> {
  try {
    return { value: await loading, refusal: null }
  } catch (error) {
    if (error instanceof ApiError) return { value: null, refusal: error }
    throw error
  }
}
