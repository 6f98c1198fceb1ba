import { moveSlotInput } from '#contract/appointments'
import { accountCalls } from '#contract/calls/account'
import { apiKeyCalls } from '#contract/calls/api-keys'
import { appointmentCalls } from '#contract/calls/appointments'
import { assistantCalls } from '#contract/calls/assistant'
import { auditCalls } from '#contract/calls/audit'
import { calendarCalls } from '#contract/calls/calendar'
import type { Call } from '#contract/calls/call'
import { callCalls } from '#contract/calls/calls'
import { channelCalls } from '#contract/calls/channels'
import { clinicCalls } from '#contract/calls/clinics'
import { consentCalls } from '#contract/calls/consents'
import { contactCalls } from '#contract/calls/contact'
import { correctionCalls } from '#contract/calls/corrections'
import { dayOffCalls } from '#contract/calls/days-off'
import { deathCalls } from '#contract/calls/deaths'
import { demoPhoneCalls } from '#contract/calls/demo-phone'
import { emailChangeCalls } from '#contract/calls/email-changes'
import { erasureCalls } from '#contract/calls/erasures'
import { feedCalls } from '#contract/calls/feeds'
import { guardianCalls } from '#contract/calls/guardians'
import { historyCalls } from '#contract/calls/histories'
import { holdCalls } from '#contract/calls/holds'
import { importCalls } from '#contract/calls/imports'
import { insightCalls } from '#contract/calls/insights'
import { memberCalls } from '#contract/calls/members'
import { mergeCalls } from '#contract/calls/merges'
import { noKnownAllergiesCalls } from '#contract/calls/no-known-allergies'
import { notificationCalls } from '#contract/calls/notifications'
import { passkeyCalls } from '#contract/calls/passkeys'
import { patientCalls } from '#contract/calls/patients'
import { pushSubscriptionCalls } from '#contract/calls/push-subscriptions'
import { recordAccessCalls } from '#contract/calls/record-access'
import { reminderCalls } from '#contract/calls/reminders'
import { resourceCalls } from '#contract/calls/resources'
import { searchCalls } from '#contract/calls/search'
import { sessionCalls } from '#contract/calls/sessions'
import { slotCalls } from '#contract/calls/slots'
import { staffCalls } from '#contract/calls/staff'
import { threadCalls } from '#contract/calls/threads'
import { visitKindCalls } from '#contract/calls/visit-kinds'
import { visitSeriesCalls } from '#contract/calls/visit-series'
import { visitCalls } from '#contract/calls/visits'
import { waitlistCalls } from '#contract/calls/waitlist'
import { workshiftSeriesCalls } from '#contract/calls/workshift-series'
import { workshiftCalls } from '#contract/calls/workshifts'
import { holdSlotInput } from '#contract/holds'
import { importKindQuery } from '#contract/imports'
import { linkPatientForm, quickPatientOn, registerPatientOn } from '#contract/patients'
import { registerStaffForm } from '#contract/staff'
import { bookOwnVisitSeriesInput, ownVisitSeriesQuestion } from '#contract/visit-series'
import { latestToday } from '#contract/zone'
import { appointmentFromWire, undoableFrom } from '@/lib/domain/appointment-wire'
import { seenBy } from '@/lib/domain/assistant'
import { roomsFrom, teamFrom } from '@/lib/domain/calendar-wire'
import {
  changedAllergies,
  conditionsFrom,
  historyFrom,
  treatmentsFrom,
  visitsFrom,
} from '@/lib/domain/history-wire'
import { patientPageFrom, similarPatientsFrom, withSentDocument } from '@/lib/domain/patient-wire'
import { foundFrom } from '@/lib/domain/search'
import { moveOnWire, seriesOnWire, seriesQuestionOnWire, slotOnWire } from '@/lib/domain/slot-wire'
import { todayFrom } from '@/lib/domain/today-wire'
import { atOwnClinic, formed, idAlone, only, shown, type Way } from './ways'

type Nouns = Record<string, Record<string, Call & Way>>

/**
 * Every call that the browser may make as it is, by noun and name; `/api/calls/noun.name` passes it on, and
 * `/api/uploads/noun.name` one that uploads. Whatever is not listed is not found. Browsers import types alone, no schema.
 */
export const passedOn = {
  account: only(
    accountCalls,
    'get',
    'forgotPassword',
    'changePassword',
    'startTwoFactor',
    'confirmTwoFactor',
    'disableTwoFactor',
    'resetTwoFactor',
  ),
  'api-keys': only(apiKeyCalls, 'list', 'create', 'revoke'),
  appointments: {
    ...only(
      appointmentCalls,
      'get',
      'cancel',
      'complete',
      'noShow',
      'writeNote',
      'writeDeskNote',
      'arrive',
      'leave',
      'start',
      'halt',
    ),
    reschedule: shown(formed(appointmentCalls.reschedule, moveSlotInput, moveOnWire), undoableFrom),
    today: shown(atOwnClinic(appointmentCalls, 'today').today, todayFrom),
  },
  assistant: { ask: shown(assistantCalls.ask, seenBy) },
  audit: only(auditCalls, 'proof', 'file'),
  calendar: {
    team: shown(atOwnClinic(calendarCalls, 'team').team, teamFrom),
    rooms: shown(atOwnClinic(calendarCalls, 'team').team, roomsFrom),
  },
  calls: { ...only(callCalls, 'done'), ...atOwnClinic(callCalls, 'list') },
  channels: only(channelCalls, 'update', 'ofPatient', 'sendPhoneCode', 'verifyPhone'),
  clinics: only(clinicCalls, 'list', 'update', 'dismissFirstSteps'),
  consents: only(consentCalls, 'change'),
  contact: only(contactCalls, 'write'),
  corrections: only(correctionCalls, 'request', 'decide'),
  'days-off': {
    ...only(dayOffCalls, 'delete'),
    ...atOwnClinic(dayOffCalls, 'list', 'holidays', 'create'),
  },
  deaths: only(deathCalls, 'record', 'takeBack'),
  'demo-phone': only(demoPhoneCalls, 'answer'),
  'email-changes': only(emailChangeCalls, 'request'),
  erasures: only(erasureCalls, 'create'),
  feeds: only(feedCalls, 'list', 'create', 'revoke'),
  guardians: only(guardianCalls, 'list', 'add', 'remove', 'addChild'),
  histories: {
    get: shown(historyCalls.get, historyFrom),
    visits: shown(historyCalls.visits, visitsFrom),
    addCondition: shown(historyCalls.addCondition, conditionsFrom),
    updateCondition: shown(historyCalls.updateCondition, conditionsFrom),
    deleteCondition: shown(historyCalls.deleteCondition, conditionsFrom),
    addTreatment: shown(historyCalls.addTreatment, treatmentsFrom),
    updateTreatment: shown(historyCalls.updateTreatment, treatmentsFrom),
    deleteTreatment: shown(historyCalls.deleteTreatment, treatmentsFrom),
    addAllergy: shown(historyCalls.addAllergy, changedAllergies),
    ...only(historyCalls, 'deleteImage', 'deleteAnalytic'),
    ...idAlone(historyCalls, 'addImage', 'addAnalytic'),
  },
  holds: {
    ...only(holdCalls, 'release'),
    create: formed(holdCalls.create, holdSlotInput, slotOnWire),
  },
  imports: {
    ...only(importCalls, 'discard', 'run', 'errors'),
    ...idAlone({ upload: { ...importCalls.upload, query: importKindQuery } }, 'upload'),
    ...idAlone(importCalls, 'update', 'choose', 'invite'),
  },
  insights: only(insightCalls, 'file'),
  members: {
    ...only(memberCalls, 'change', 'remove', 'inviteAgain'),
    ...atOwnClinic(memberCalls, 'invite'),
  },
  merges: only(mergeCalls, 'merge'),
  'no-known-allergies': only(noKnownAllergiesCalls, 'set', 'end'),
  notifications: only(notificationCalls, 'list', 'markRead'),
  passkeys: only(passkeyCalls, 'list', 'request', 'add', 'remove'),
  patients: {
    ...only(patientCalls, 'booked', 'correct', 'changes', 'toVerify', 'verify'),
    ...only(patientCalls, 'notifyGeneticStudy', 'summarizeFastq'),
    ...idAlone(patientCalls, 'storeFastq', 'deleteFastq'),
    ...idAlone(
      {
        register: formed(
          patientCalls.register,
          (now) => registerPatientOn(latestToday(now.getTime())),
          withSentDocument,
        ),
        invite: formed(
          patientCalls.invite,
          (now) => quickPatientOn(latestToday(now.getTime())),
          withSentDocument,
        ),
        link: formed(patientCalls.link, linkPatientForm, withSentDocument),
      },
      'register',
      'invite',
      'link',
    ),
    list: shown(patientCalls.list, patientPageFrom),
    requestFastq: shown(patientCalls.requestFastq, ({ status }) => ({ status })),
    similar: shown(patientCalls.similar, similarPatientsFrom),
  },
  'push-subscriptions': only(pushSubscriptionCalls, 'key', 'create', 'end'),
  'record-access': only(recordAccessCalls, 'change', 'breakGlass'),
  reminders: only(
    reminderCalls,
    'update',
    'listMails',
    'askConfirmation',
    'confirm',
    'revokeLinks',
    'getChoices',
    'updateChoices',
  ),
  resources: {
    ...only(resourceCalls, 'update', 'delete'),
    ...atOwnClinic(resourceCalls, 'create'),
  },
  search: { find: shown(searchCalls.find, foundFrom) },
  sessions: only(sessionCalls, 'list', 'end', 'endOthers'),
  slots: only(slotCalls, 'ofDay', 'days'),
  staff: {
    ...only(staffCalls, 'update', 'delete'),
    ...idAlone({ register: formed(staffCalls.register, registerStaffForm, withSentDocument) }, 'register'),
  },
  threads: only(
    threadCalls,
    'start',
    'get',
    'update',
    'messages',
    'send',
    'attach',
    'markRead',
    'setAnswering',
    'getMessaging',
    'updateMessaging',
  ),
  'visit-kinds': {
    ...only(visitKindCalls, 'update', 'delete'),
    ...atOwnClinic(visitKindCalls, 'create'),
  },
  'visit-series': {
    preview: shown(
      formed(visitSeriesCalls.preview, ownVisitSeriesQuestion, seriesQuestionOnWire),
      ({ dates }) => dates,
    ),
    book: shown(formed(visitSeriesCalls.book, bookOwnVisitSeriesInput, seriesOnWire), ({ appointments }) =>
      appointments.map(appointmentFromWire),
    ),
  },
  visits: only(visitCalls, 'resolve', 'resolveOptions', 'undo'),
  waitlist: only(waitlistCalls, 'list', 'join', 'leave', 'putFirst', 'accept', 'decline'),
  'workshift-series': {
    ...only(workshiftSeriesCalls, 'get', 'delete'),
    ...atOwnClinic(workshiftSeriesCalls, 'preview', 'create', 'update'),
  },
  workshifts: {
    ...only(workshiftCalls, 'delete'),
    ...atOwnClinic(workshiftCalls, 'create', 'update'),
  },
} satisfies Nouns

/** The call of a name such as `consents.change`; null when it is not listed. */
export function passedOnCall(name: string): Nouns[string][string] | null {
  const [noun = '', verb = ''] = name.split('.')
  const nouns: Nouns = passedOn
  const found = Object.hasOwn(nouns, noun) ? nouns[noun] : undefined
  return found && Object.hasOwn(found, verb) ? (found[verb] ?? null) : null
}
