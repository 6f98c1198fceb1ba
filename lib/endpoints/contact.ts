import type { contactInput } from '#contract/contact'
import { type Done, endpoint, type Types } from './endpoint'

export const contactEndpoints = {
  write: endpoint('POST /api/contact', 'anyone', {} as Types<{ body: typeof contactInput; answer: Done }>),
}
