import { searchAnswer, searchQuery } from '../search.ts'
import { calls, GET } from './call.ts'

/** Patients, doctors and visits by what is typed, or the visits of a day (`yyyy-MM-dd`). */
export const searchCalls = calls('search', {
  find: GET('/search', 'search.read', { query: searchQuery, answer: searchAnswer }),
})
