import { plan, planList } from '../plans.ts'
import { calls } from './call.ts'

/** The plans on offer, cheapest first. */
export const planCalls = calls('plans', {
  list: { method: 'GET', path: '/plans', action: 'public', answer: planList },
  get: { method: 'GET', path: '/plans/:id', action: 'public', answer: plan },
})
