import { searchAnswer, searchQuery } from '../search.ts'
import { calls } from './call.ts'

/** Patients, doctors and visits by what is typed, or the visits of a day (`yyyy-MM-dd`). */
export const searchCalls = calls('search', {
  find: { method: 'GET', path: '/search', action: 'search.read', query: searchQuery, answer: searchAnswer },
})
