import type { Records } from './records.ts'

/** Whose record stands behind the first parameter of an address, by how the address begins and ends. */
export type Owner =
  | 'patient'
  | 'doctor'
  | 'clinic'
  | 'appointment'
  | 'change'
  | 'shift'
  | 'series'
  | 'dayOff'
  | 'kind'
  | 'resource'
  | 'hold'
  | 'entry'
  | 'offer'
  | 'thread'
  | 'correction'
  | 'feed'
  | 'key'
  | 'call'
  | 'member'
  | 'import'
  | 'payment'
  | 'session'
  | 'passkey'
  | 'account'
  | 'nobody'
  | 'query'

const owners: [pattern: RegExp, owner: Owner][] = [
  [/^\/histories\/\{id\}/, 'patient'],
  [/^\/patients\/\{id\}/, 'patient'],
  [/^\/corrections\/\{id\}/, 'correction'],
  [/^\/appointments\/patient\/\{patientId\}/, 'patient'],
  [/^\/appointments\/\{id\}/, 'appointment'],
  [/^\/undo\/\{token\}/, 'change'],
  [/^\/workshifts\/\{id\}/, 'shift'],
  [/^\/workshift-series\/\{id\}/, 'series'],
  [/^\/days-off\/\{id\}/, 'dayOff'],
  [/^\/staff\/\{id\}/, 'doctor'],
  [/^\/staff\/clinic\/\{clinicId\}/, 'clinic'],
  [/^\/clinics\/\{id\}/, 'clinic'],
  [/^\/visit-kinds\/\{id\}/, 'kind'],
  [/^\/resources\/\{id\}/, 'resource'],
  [/^\/holds\/\{id\}/, 'hold'],
  [/^\/calls\/\{id\}/, 'call'],
  [/^\/waitlist\/\{id\}/, 'entry'],
  [/^\/offers\/\{id\}/, 'offer'],
  [/^\/threads\/\{id\}/, 'thread'],
  [/^\/payments\/\{id\}/, 'payment'],
  [/^\/feeds\/\{id\}/, 'feed'],
  [/^\/imports\/\{id\}/, 'import'],
  [/^\/api-keys\/\{id\}/, 'key'],
  [/^\/members\/\{id\}/, 'member'],
  [/^\/invitations\/\{invitationToken\}/, 'nobody'],
  [/^\/feeds\/\{feedToken\}/, 'nobody'],
  [/^\/sessions\/\{id\}/, 'session'],
  [/^\/passkeys\/\{id\}/, 'passkey'],
  [/^\/users\/\{id\}/, 'account'],
  [/^\/plans\/\{id\}/, 'nobody'],
  [/^\/public\/clinics\/\{slug\}/, 'nobody'],
  [/^\/public\/bookings\/\{bookingToken\}/, 'nobody'],
  [/^\/visit-links\/\{visitToken\}/, 'nobody'],
  [/^\/mail-clinics\/\{clinicToken\}/, 'nobody'],
  [/^\/email-changes\/\{changeToken\}/, 'nobody'],
  [/^\/stop-links\/\{stopToken\}/, 'nobody'],
  [/^\/sign-ups\/\{signUpToken\}/, 'nobody'],
  [/^\/guardian-invitations\/\{guardianToken\}/, 'nobody'],
]

type Query = (records: Pick<Records, 'ids' | 'day'>) => string

const ofDoctor: Query = ({ ids }) => `clinicId=${ids.clinic}&doctorId=${ids.doctor}`
const ofClinic: Query = ({ ids }) => `clinicId=${ids.clinic}`
const between: Query = ({ day }) => `from=${day(0)}T00:00:00Z&to=${day(20)}T00:00:00Z`
const period: Query = (records) => `${ofClinic(records)}&from=${records.day(0)}&to=${records.day(20)}`

/** Addresses whose query names the records, and one that is answered. Whose they are is for the tests of each call. */
const ofKind: Query = ({ ids, day }) => `kindId=${ids.kind}&from=${day(10)}&to=${day(20)}`

export const byQuery: Record<string, Query> = {
  '/workshifts': (records) => `${ofDoctor(records)}&${between(records)}`,
  '/workshift-series': ofDoctor,
  '/days-off': ofClinic,
  '/days-off/holidays': (records) => `${ofClinic(records)}&year=${records.day(0).slice(0, 4)}`,
  '/calendar/team': (records) => `${ofClinic(records)}&date=${records.day(10)}`,
  '/appointments': (records) => `doctorId=${records.ids.doctor}&${between(records)}`,
  '/today': ofClinic,
  '/calls': ofClinic,
  '/members': ofClinic,
  '/waitlist': ofClinic,
  '/threads': () => 'state=open',
  '/payments': ofClinic,
  '/audit': ofClinic,
  '/insights': period,
  '/insights/file': (records) => `${period(records)}&table=weeks`,
  '/insights/visits': period,
  '/audit/file': ofClinic,
  '/patients/merge': ({ ids }) => `keep=${ids.patient}&merge=${ids.double}`,
  '/audit/proof': ({ ids }) => `patientId=${ids.patient}`,
  '/visit-kinds': ofClinic,
  '/visit-kinds/bookable': ofClinic,
  '/resources': ofClinic,
  '/public/clinics/{slug}/days': ofKind,
  '/public/clinics/{slug}/slots': ofKind,
  '/appointments/available': (records) => `${ofDoctor(records)}&date=${records.day(10)}`,
  '/appointments/available-days': ofDoctor,
}

/** Queries of the other calls. */
export const otherQueries: Record<string, string> = {
  '/weather': 'city=Madrid',
  '/search': 'q=a',
  '/assistant': 'q=password',
  '/patients/similar': 'name=Ana&surname=Prueba',
}

/** Answers that hold the line open. */
export const endless = new Set(['GET /live'])

/** Open to anybody, and yet 401 or 403 for who brings nothing: a refresh token, a challenge. */
export const selfGuarded = new Set([
  'GET /token/refresh',
  'POST /users/verify-2fa',
  'POST /users/verify-2fa/question',
  // Only their providers sign them.
  'POST /channels/twilio/inbound',
  'POST /channels/twilio/status',
  'POST /channels/webhook/inbound',
  'POST /channels/webhook/status',
])

/** Throws for a new kind of address. */
export function ownerOf(path: string): Owner {
  const found = owners.find(([pattern]) => pattern.test(path))
  if (found) return found[1]
  if (path.includes('{')) throw new Error(`Say in owners.ts whose record stands behind ${path}`)
  return path in byQuery ? 'query' : 'nobody'
}
