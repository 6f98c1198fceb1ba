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
import { calls } from './call.ts'

const params = z.object({ clinicId: id })

export const staffCalls = calls('staff', {
  /** The doctors of a clinic; with `nextFree` the first free time of each. */
  list: {
    method: 'GET',
    path: '/staff/clinic/:clinicId/speciality',
    action: 'staff.read',
    params,
    query: doctorListQuery,
    answer: doctorList,
  },
  listOfSpecialty: {
    method: 'GET',
    path: '/staff/clinic/:clinicId/speciality/:speciality',
    action: 'staff.read',
    params: params.extend({ speciality: specialty }),
    query: doctorListQuery,
    answer: doctorList,
  },
  register: {
    method: 'POST',
    path: '/staff/register',
    action: 'staff.register',
    body: registerStaffInput,
    answer: registeredStaffAnswer,
    status: 201,
  },
  get: { method: 'GET', path: '/staff/:id', action: 'staff.read', answer: doctor },
  update: {
    method: 'PUT',
    path: '/staff/:id',
    action: 'staff.update',
    body: updateStaffInput,
    answer: doctor,
  },
  /** Refused with `appointments_affected` while patients wait for this doctor, unless `force` cancels them. */
  delete: {
    method: 'DELETE',
    path: '/staff/:id',
    action: 'staff.delete',
    query: forceQuery,
    body: startTwoFactorInput.nullish(),
    answer: messageAnswer,
  },
})
