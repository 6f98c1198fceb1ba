import type { TeamDay } from '#contract/calendar'
import { specialty } from '#contract/specialties'
import { toWireAppointment } from '../appointments/wire.ts'
import { toWireDayOff } from '../days-off/wire.ts'
import { toWireWorkshift } from '../workshifts/wire.ts'
import type { ResourceDayRecord, TeamDayRecord } from './team-day.ts'

export function toWireTeamDay({ doctors, ...day }: TeamDayRecord): TeamDay {
  return {
    ...day,
    doctors: doctors.map(({ member, shifts, visits, daysOff }) => ({
      _id: member.id,
      name: member.name,
      surname: member.surname,
      specialty: specialty.nullable().parse(member.specialty),
      shifts: shifts.map(toWireWorkshift),
      visits: visits.map((visit) => toWireAppointment(visit, true)),
      daysOff: daysOff.map(toWireDayOff),
    })),
  }
}

export function toWireResourceDay({ resources, ...day }: ResourceDayRecord): TeamDay {
  return {
    ...day,
    doctors: [],
    resources: resources.map(({ resource: { id, name, kind }, visits, daysOff }) => ({
      _id: id,
      name,
      kind,
      visits: visits.map((visit) => toWireAppointment(visit, true)),
      daysOff: daysOff.map(toWireDayOff),
    })),
  }
}
