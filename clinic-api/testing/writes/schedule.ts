import type { World, Writes } from './world.ts'

const whose = ({ doctor, clinic }: World) => ({ doctorId: doctor.id, clinicId: clinic.id })
const shift = (world: World, day: number) => ({
  ...whose(world),
  startDate: `${world.day(day)}T08:00:00Z`,
  duration: 60,
})
export const series = (world: World) => ({
  ...whose(world),
  from: world.day(46),
  until: world.day(76),
  everyWeeks: 1,
  hours: [{ weekday: 1, start: '09:00', end: '14:00' }],
  collisions: 'keep',
})

export const scheduleWrites: Writes = {
  'POST /workshifts': async (world) => {
    const answer = await world.doctor.client.post('/workshifts', shift(world, 15))
    world.shift = answer.body.id
    return answer
  },
  'PUT /workshifts/{id}': (world) => {
    const { doctorId: _doctorId, ...times } = shift(world, 16)
    return world.doctor.client.put(`/workshifts/${world.shift}`, times)
  },
  'DELETE /workshifts/{id}': (world) => world.doctor.client.delete(`/workshifts/${world.shift}`),
  'POST /workshift-series': async (world) => {
    const answer = await world.doctor.client.post('/workshift-series', series(world))
    world.series = answer.body.seriesId
    return answer
  },
  'PUT /workshift-series/{id}': (world) =>
    world.doctor.client.put(`/workshift-series/${world.series}`, { ...series(world), everyWeeks: 2 }),
  'DELETE /workshift-series/{id}': (world) => world.doctor.client.delete(`/workshift-series/${world.series}`),
  'POST /days-off': async (world) => {
    const days = { from: world.day(38), to: world.day(45), reason: 'vacation' }
    const answer = await world.doctor.client.post('/days-off', { ...whose(world), ...days })
    world.dayOff = answer.body[0].id
    return answer
  },
  'DELETE /days-off/{id}': (world) => world.doctor.client.delete(`/days-off/${world.dayOff}`),
}
