import type { VisitMail } from '@/lib/domain/visit-mail'
import { type Done, endpoint, type Types } from './endpoint'

/** Apart from the visit's other calls: no first load needs them. */
export const visitMailEndpoints = {
  /** What the patient was and will be told by mail. */
  list: endpoint(
    'GET /api/appointments/:id/messages',
    'appointment.messages',
    {} as Types<{ answer: VisitMail[] }>,
  ),
  /** Sends the patient the reminder of the visit now, with its link to confirm. */
  askConfirmation: endpoint(
    'PUT /api/appointments/:id/ask-confirmation',
    'appointment.ask-confirmation',
    {} as Types<{ answer: Done }>,
  ),
  /** Ends the links of the mails that were sent. */
  revokeLinks: endpoint(
    'DELETE /api/appointments/:id/links',
    'appointment.revoke-links',
    {} as Types<{ answer: Done }>,
  ),
}
