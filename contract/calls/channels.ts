import { channelForm, channelSettings, patientChannels } from '../channels.ts'
import { calls } from './call.ts'

/** How a clinic reaches its patients beyond e-mail. */
export const channelCalls = calls('channels', {
  get: {
    method: 'GET',
    path: '/clinics/:id/channels',
    action: 'clinic.channels',
    answer: channelSettings,
  },
  update: {
    method: 'PUT',
    path: '/clinics/:id/channels',
    action: 'clinic.channels',
    body: channelForm,
    answer: channelSettings,
  },
  ofPatient: {
    method: 'GET',
    path: '/patients/:id/channels',
    action: 'patient.channels',
    answer: patientChannels,
  },
})
