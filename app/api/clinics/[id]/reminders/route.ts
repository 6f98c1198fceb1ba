import { reminderSettings } from '#contract/reminders'
import { saveReminders } from '@/lib/api/reminders'
import { serve } from '@/lib/bff/serve'
import { clinicEndpoints } from '@/lib/endpoints/clinics'

export const PUT = serve(clinicEndpoints.reminders, {
  body: reminderSettings,
  handle: ({ auth, params, body }) => saveReminders(auth, params.id, body),
})
