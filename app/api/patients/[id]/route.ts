import { updatePatientOn } from '#contract/patients'
import { latestToday } from '#contract/zone'
import { updatePatient } from '@/lib/api/patients'
import { updateViewer } from '@/lib/auth/update-viewer'
import { serve } from '@/lib/bff/serve'
import { patientEndpoints } from '@/lib/endpoints/patients'

export const PUT = serve(patientEndpoints.update, {
  body: (now) => updatePatientOn(latestToday(now.getTime())),
  async handle({ auth, params, body }) {
    const patient = await updatePatient(auth, params.id, body)
    await updateViewer({ name: patient.name, surname: patient.surname })
    return patient
  },
})
