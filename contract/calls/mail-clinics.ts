import { z } from 'zod'
import '../common.ts'
import { mailClinic } from '../mail-clinics.ts'
import { calls, GET } from './call.ts'

/** Whom to call about a mail, for whoever holds one of its links. */
export const mailClinicCalls = calls('reminders', {
  read: GET('/mail-clinics/:clinicToken', 'public', {
    params: z.object({ clinicToken: z.string().max(200) }),
    answer: mailClinic,
  }),
})
