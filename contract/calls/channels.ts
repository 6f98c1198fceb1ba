import { channelForm, channelSettings, patientChannels } from '../channels.ts'
import { messageAnswer } from '../common.ts'
import { phoneProof, phoneToProve } from '../phone-proof.ts'
import { calls, GET, POST, PUT } from './call.ts'

/** How a clinic reaches its patients beyond e-mail. */
export const channelCalls = calls('channels', {
  get: GET('/clinics/:id/channels', 'clinic.channels', { answer: channelSettings }),
  update: PUT('/clinics/:id/channels', 'clinic.channels', { body: channelForm, answer: channelSettings }),
  ofPatient: GET('/patients/:id/channels', 'patient.channels', { answer: patientChannels }),
  sendPhoneCode: POST('/users/me/phone', 'user.phone', {
    body: phoneToProve,
    answer: messageAnswer,
    status: 202,
  }),
  verifyPhone: PUT('/users/me/phone', 'user.phone', { body: phoneProof, answer: messageAnswer }),
})
