import { plan, planList } from '../plans.ts'
import { calls, GET } from './call.ts'

/** The plans on offer, cheapest first. */
export const planCalls = calls('plans', {
  list: GET('/plans', 'public', { answer: planList }),
  get: GET('/plans/:id', 'public', { answer: plan }),
})
