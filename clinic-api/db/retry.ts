import { reached } from '../reached.ts'
import { sqlStateOf } from './pg-errors.ts'

const gaveUp = new Set(['40001', '40P01'])

/** Repeats `work`, up to three times, when the database cancelled it to resolve a conflict. */
export async function retryConflicts<Result>(work: () => Promise<Result>, attempt = 1): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (attempt >= 3 || !gaveUp.has(sqlStateOf(error) ?? '')) throw error
    reached('write: a conflict makes it begin again')
    return retryConflicts(work, attempt + 1)
  }
}
