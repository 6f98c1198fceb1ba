import type { orderClinicInput, updateClinicInput } from '#contract/clinics'
import type { ReminderSettings, reminderSettings } from '#contract/reminders'
import type { Clinic } from '@/lib/domain/clinic'
import { endpoint, type Types } from './endpoint'

export const clinicEndpoints = {
  create: endpoint(
    'POST /api/clinics',
    'clinic.create',
    {} as Types<{ body: typeof orderClinicInput; answer: { id: string } }>,
  ),
  update: endpoint(
    'PUT /api/clinics/:id',
    'clinic.update',
    {} as Types<{ body: typeof updateClinicInput; answer: Clinic }>,
  ),
  reminders: endpoint(
    'PUT /api/clinics/:id/reminders',
    'clinic.reminders',
    {} as Types<{ body: typeof reminderSettings; answer: ReminderSettings }>,
  ),
}
