import { channelForm, channelSettings, patientChannels } from '../channels.ts'
import { messageAnswer } from '../common.ts'
import { phoneProof, phoneToProve } from '../phone-proof.ts'
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
  sendPhoneCode: {
    method: 'POST',
    path: '/users/me/phone',
    action: 'user.phone',
    body: phoneToProve,
    answer: messageAnswer,
    status: 202,
  },
  verifyPhone: {
    method: 'PUT',
    path: '/users/me/phone',
    action: 'user.phone',
    body: phoneProof,
    answer: messageAnswer,
  },
})
