import { z } from 'zod'
import { id, messageAnswer } from '../common.ts'
import { specialty } from '../specialties.ts'
import {
  doctor,
  doctorList,
  doctorListQuery,
  forceQuery,
  registeredStaffAnswer,
  registerStaffInput,
  updateStaffInput,
} from '../staff.ts'
import { startTwoFactorInput } from '../users.ts'
import { calls, DELETE, GET, POST, PUT } from './call.ts'

const params = z.object({ clinicId: id })

export const staffCalls = calls('staff', {
  /** The doctors of a clinic; with `nextFree` the first free time of each. */
  list: GET('/staff/clinic/:clinicId/speciality', 'staff.read', {
    params,
    query: doctorListQuery,
    answer: doctorList,
  }),
  listOfSpecialty: GET('/staff/clinic/:clinicId/speciality/:speciality', 'staff.read', {
    params: params.extend({ speciality: specialty }),
    query: doctorListQuery,
    answer: doctorList,
  }),
  register: POST('/staff/register', 'staff.register', {
    body: registerStaffInput,
    answer: registeredStaffAnswer,
    status: 201,
  }),
  get: GET('/staff/:id', 'staff.read', { answer: doctor }),
  update: PUT('/staff/:id', 'staff.update', { body: updateStaffInput, answer: doctor }),
  /** Refused with `appointments_affected` while patients wait for this doctor, unless `force` cancels them. */
  delete: DELETE('/staff/:id', 'staff.delete', {
    query: forceQuery,
    body: startTwoFactorInput.nullish(),
    answer: messageAnswer,
  }),
})
