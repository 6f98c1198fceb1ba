import type { phoneAnswer } from '#contract/demo-phone'
import { type Done, endpoint, type Types } from './endpoint'

export const demoPhoneEndpoints = {
  answer: endpoint('POST /api/demo-phone', 'anyone', {} as Types<{ body: typeof phoneAnswer; answer: Done }>),
}
