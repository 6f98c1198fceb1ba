import { channelCalls } from '#contract/calls/channels'
import type { Deps } from '../deps.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import type { Caller } from '../policy/caller.ts'
import { readPatientChannels } from '../services/channels/patient-channels.ts'
import { sendPhoneCode, verifyPhone } from '../services/channels/prove-phone.ts'
import { readChannels, saveChannels } from '../services/channels/settings.ts'
import { getPatient, subjectOfPatient } from '../services/patients/queries.ts'

/** How clinics reach their patients beyond e-mail. */
export function channelRoutes(app: ApiServer, deps: Deps): void {
  const ownClinic = { ownerOf: (clinicId: string) => ({ clinicIds: [clinicId] }) }
  const ofPatient = {
    ownerOf: async (patientId: string, caller: Caller) => {
      const found = await getPatient(deps.db.orm, patientId, caller.clinicId)
      return found && subjectOfPatient(found, caller)
    },
  }

  serveCall(app, channelCalls.get, ownClinic, ({ params, caller }) => readChannels(deps, caller, params.id))

  serveCall(app, channelCalls.update, ownClinic, ({ params, body, caller }) =>
    saveChannels(deps, caller, params.id, body),
  )

  serveCall(app, channelCalls.sendPhoneCode, {}, async ({ body, caller }) => {
    await sendPhoneCode(deps, caller, body.phone)
    return { message: 'Code sent' }
  })

  serveCall(app, channelCalls.verifyPhone, {}, async ({ body, caller }) => {
    await verifyPhone(deps, caller, body.code)
    return { message: 'Number verified' }
  })

  serveCall(app, channelCalls.ofPatient, ofPatient, ({ params }) => readPatientChannels(deps, params.id))
}
