import type { Communication, Patient, Resource } from '@medplum/fhirtypes'
import { healthCardName } from '../fhir/identifier.ts'
import type { CorrectionRecord } from '../services/histories/list-corrections.ts'
import type { AccessRecord } from '../services/patients/access-log.ts'
import type { GatheredRecord } from './gather.ts'
import { beside, escaped, say, section, written } from './markup.ts'
import { momentIn } from './moments.ts'
import { isWord } from './words.ts'

type Named<Type extends Resource['resourceType']> = Extract<Resource, { resourceType: Type }>

function ofType<Type extends Resource['resourceType']>(
  resources: readonly Resource[],
  type: Type,
): Named<Type>[] {
  return resources.filter((each): each is Named<Type> => each.resourceType === type)
}

const title = (text: string | undefined) => `<h3>${escaped(text ?? '')}</h3>`
const inWordsOr = (text: string | undefined) => (isWord(text) ? say(text) : escaped(text ?? ''))
const by = (name: string | undefined) => name && `${say('recordedBy')} ${escaped(name)}`
const isReported = (status: { coding?: { code?: string }[] } | undefined) =>
  status?.coding?.[0]?.code === 'unconfirmed' && say('reported')

/** The code of SNOMED CT by which somebody has said that there are none. */
const noKnownAllergy = '716186003'

export function patientOf({ resources }: GatheredRecord): Patient {
  const [patient] = ofType(resources, 'Patient')
  if (!patient) throw new Error('A record has its patient')
  return patient
}

/** The document under the name of its kind, with the country that issued it. */
function documentFact({ identifier = [] }: Patient) {
  const said = identifier.find(({ type }) => type?.text !== healthCardName)
  const kinds = { DNI: 'dni', NIE: 'nie', Passport: 'passport' } as const
  const word = kinds[said?.type?.text as keyof typeof kinds] ?? 'otherDocument'
  return [word, escaped([said?.assigner?.display, said?.value].filter(Boolean).join(' '))] as const
}

/** Facts that identify the patient. */
export function factsOf(patient: Patient): string {
  const told = (system: string) =>
    escaped(patient.telecom?.find((each) => each.system === system)?.value ?? '')
  const facts = [
    ['born', escaped(patient.birthDate ?? '')],
    ['died', escaped(patient.deceasedDateTime ?? '')],
    documentFact(patient),
    ['email', told('email')],
    ['phone', told('phone')],
    ...sheetFacts(patient),
  ] as const
  const rows = facts.map(([word, value]) => (value ? `<dt>${say(word)}</dt><dd>${value}</dd>` : ''))
  return `<dl>${rows.join('')}</dl>\n`
}

/** The sheet: facts that nobody has to give. */
function sheetFacts({ address: [place] = [], contact: [contact] = [], ...patient }: Patient) {
  const { identifier, gender, communication } = patient
  const card = identifier?.find(({ type }) => type?.text === healthCardName)?.value
  const language = communication?.[0]?.language.coding?.[0]?.display
  const said = [contact?.name?.text, contact?.relationship?.[0]?.text, contact?.telecom?.[0]?.value]
  return [
    ['sex', gender && inWordsOr(gender)],
    ['address', escaped([place?.line?.[0], place?.postalCode].filter(Boolean).join(', '))],
    ['city', escaped(place?.city ?? '')],
    ['healthCard', escaped(card ?? '')],
    ['language', language && inWordsOr(language)],
    ['emergencyContact', escaped(said.filter(Boolean).join(' · '))],
  ] as const
}

/** All that is told in words, from the resources of the Bundle beside it. */
export function sectionsOf(record: GatheredRecord): string {
  const { resources, readers, timeZone } = record
  return [
    `<div class="alert">${section(
      'allergies',
      ofType(resources, 'AllergyIntolerance').map(({ code, verificationStatus, recordedDate }) =>
        code?.coding?.[0]?.code === noKnownAllergy
          ? `${say('noKnownAllergies')} ${escaped(recordedDate ?? '')}`
          : [escaped(code?.text ?? ''), isReported(verificationStatus)].filter(Boolean).join(' · '),
      ),
    )}</div>\n`,
    section('conditions', conditionsOf(resources)),
    section('treatments', treatmentsOf(resources)),
    section('corrections', record.corrections.map(correctionOf(momentIn(timeZone)))),
    section('visits', visitsOf(record)),
    section('messages', messagesOf(record)),
    ...(readers ? [section('readers', readers.map(readerOf))] : []),
  ].join('')
}

const stretch = (from: string | undefined, to: string | undefined) =>
  `${say('since')} ${from ?? ''}${to ? ` ${say('until')} ${to}` : ''}`

function conditionsOf(resources: readonly Resource[]): string[] {
  return ofType(resources, 'Condition').map(
    ({ code, note, onsetDateTime, abatementDateTime, recorder, verificationStatus }) =>
      title(code?.text) +
      written(note?.[0]?.text ?? '') +
      beside(
        stretch(onsetDateTime, abatementDateTime),
        by(recorder?.display),
        isReported(verificationStatus),
      ),
  )
}

function treatmentsOf(resources: readonly Resource[]): string[] {
  return ofType(resources, 'MedicationStatement').map(
    ({ medicationCodeableConcept, dosage, effectivePeriod, informationSource }) =>
      title(medicationCodeableConcept?.text) +
      written(dosage?.[0]?.text ?? '') +
      beside(stretch(effectivePeriod?.start, effectivePeriod?.end), by(informationSource?.display)),
  )
}

const correctionOf =
  (moment: ReturnType<typeof momentIn>) =>
  ({ label, text, state, createdAt, decidedBy, decidedAt, reason }: CorrectionRecord): string =>
    (label ? title(label) : '') +
    written(text) +
    beside(moment(createdAt), say(state)) +
    (decidedAt === null ? '' : beside(escaped(decidedBy ?? ''), moment(decidedAt))) +
    (reason ? written(reason) : '')

function visitsOf({ resources, timeZone }: GatheredRecord): string[] {
  const moment = momentIn(timeZone)
  const places = new Map(
    ofType(resources, 'Organization').map(({ id, name }) => [`Organization/${id}`, name]),
  )
  const notes = ofType(resources, 'DocumentReference').filter(({ context }) => context?.related)
  return ofType(resources, 'Appointment').map((visit) => {
    const doctor = visit.participant.find(({ actor }) => actor?.reference?.startsWith('Practitioner/'))
    const place = places.get(visit.supportingInformation?.[0]?.reference ?? '')
    const note = notes.find(({ context }) => context?.related?.[0]?.reference === `Appointment/${visit.id}`)
    const reason = visit.reasonCode?.[0]?.text
    const entries = entriesOf(visit, resources)
    const [data, author] = [note?.content[0]?.attachment.data, note?.author?.[0]?.display]
    return (
      `<h3>${moment(visit.start)} · ${inWordsOr(visit.status)}</h3>` +
      beside(
        doctor?.actor?.display && escaped(doctor.actor.display),
        place && escaped(place),
        escaped(visit.specialty?.[0]?.text ?? ''),
      ) +
      (reason ? written(reason) : '') +
      (entries.length > 0 ? beside(...entries) : '') +
      (data
        ? beside(author ? `${say('noteOf')} ${escaped(author)}` : say('note')) +
          written(Buffer.from(data, 'base64').toString('utf8'))
        : '')
    )
  })
}

/** Names of the entries that were found or decided at the visit. */
function entriesOf({ supportingInformation = [] }: Named<'Appointment'>, resources: readonly Resource[]) {
  const tied = new Set(supportingInformation.map(({ reference }) => reference))
  const isTied = ({ resourceType, id }: Resource) => tied.has(`${resourceType}/${id}`)
  return [
    ...ofType(resources, 'Condition')
      .filter(isTied)
      .map(({ code }) => code?.text),
    ...ofType(resources, 'MedicationStatement')
      .filter(isTied)
      .map(({ medicationCodeableConcept }) => medicationCodeableConcept?.text),
  ].map((name) => escaped(name ?? ''))
}

function messagesOf({ resources, timeZone }: GatheredRecord): string[] {
  const moment = momentIn(timeZone)
  return ofType(resources, 'Communication').map((message) => {
    const place = message.about?.[0]?.display
    return (
      beside(
        moment(message.sent),
        escaped(message.sender?.display ?? ''),
        place && escaped(place),
        inWordsOr(message.topic?.text),
      ) + contentOf(message)
    )
  })
}

function contentOf({ payload = [] }: Communication): string {
  return payload
    .map(({ contentString, contentReference }) => {
      if (contentString) return written(contentString)
      const file = contentReference?.reference?.split('/')[1] ?? ''
      return `<p><a href="#file-${escaped(file)}">${escaped(contentReference?.display ?? '')}</a></p>`
    })
    .join('')
}

function readerOf({ at, who, clinic, outcome }: AccessRecord): string {
  const moment = momentIn(clinic?.timeZone ?? 'Europe/Madrid')
  return beside(
    moment(at),
    escaped(who || '–'),
    clinic && escaped(clinic.name),
    outcome === 'refused' && say('refused'),
  )
}
