import { accountEnglish } from './account-english.ts'
import { isMailedByDefault, noticesInEnglish } from './notices.ts'
import {
  linesOfAnchors,
  moment,
  type Phrases,
  pathOf,
  pathOfNotice,
  sinceYesterday,
  whenIn,
} from './phrases.ts'

export const english: Phrases = {
  ...accountEnglish,
  when: (meeting, other) => whenIn('en', meeting, other),
  booked: (meeting, by) => ({
    subject: 'Your appointment is booked',
    paragraphs: [
      ...(by ? [`${by} of ${meeting.clinicName} booked an appointment for you.`] : []),
      'If you cannot come, please cancel or move it in time, so that somebody else can have the slot.',
    ],
    actions: [{ label: 'View your appointment', path: pathOf(meeting) }],
  }),
  cancelled: () => ({
    subject: 'Your appointment was cancelled',
    paragraphs: ['You can book another one whenever it suits you.'],
    actions: [{ label: 'View your appointments', path: '/app/appointments' }],
  }),
  rescheduled: (meeting) => ({
    subject: 'Your appointment was moved',
    paragraphs: ['If the new time does not suit you, choose another one or cancel the appointment.'],
    actions: [{ label: 'View your appointment', path: pathOf(meeting) }],
  }),
  visitMoved: (meeting) => ({
    subject: 'An appointment in your calendar was moved',
    paragraphs: [],
    actions: [{ label: 'View the appointment', path: pathOf(meeting) }],
  }),
  doctorDeleted: (meeting) => ({
    subject: 'Your appointment was cancelled',
    paragraphs: [
      `Dr. ${meeting.doctorName} no longer works at ${meeting.clinicName}.`,
      'You can book with another doctor of the clinic.',
    ],
    actions: [{ label: 'Search for a doctor', path: '/app/search-staff' }],
  }),
  reminder: (links) => ({
    subject: 'Your appointment is coming up',
    paragraphs: [
      'Please tell the clinic whether you are coming. These links are for this appointment alone and need no password.',
    ],
    actions: [
      { label: 'I am coming', path: links.confirm },
      { label: 'Choose another time', path: links.move },
      { label: 'Cancel the appointment', path: links.cancel },
    ],
  }),
  bookingHeld: (held) => ({
    subject: 'Confirm your appointment',
    paragraphs: [
      `We keep this time for you until ${moment('en-GB', held.expiresAt, held.timeZone).time}.`,
      'Confirm it with the button below. Nothing is booked before that.',
      'If it was not you, ignore this message: the time becomes free again.',
    ],
    actions: [{ label: 'Confirm the appointment', path: held.link }],
  }),
  slotOffered: (offer) => ({
    subject: 'A time is available for you',
    paragraphs: [
      `You are on the waitlist. We keep this time for you until ${moment('en-GB', offer.expiresAt, offer.timeZone).time}.`,
      ...(offer.instead
        ? [`If you take it, your appointment moves there from ${english.when(offer, offer.instead)}.`]
        : []),
      'If you do not answer, it is offered to the next person. These links are for this offer alone and need no password.',
    ],
    actions: [
      { label: 'Take this time', path: offer.links.accept },
      { label: 'No, thank you', path: offer.links.decline },
    ],
  }),
  geneticStudy: (clinicName) => ({
    subject: 'Ask your doctor about your study',
    paragraphs: [
      `${clinicName ?? 'Your clinic'} has reviewed your study. For your privacy its results are not in this message.`,
      'They are not kept in your account either: ask your doctor for them, at your next appointment or by phone.',
    ],
    actions: [{ label: 'View your appointments', path: '/app/appointments' }],
  }),
  patientLinked: (clinicName) => ({
    subject: 'A clinic has added you to its patients',
    paragraphs: [
      `${clinicName} has added you to its patients, by your DNI and birthdate. Its staff can now see your clinical history.`,
      'You see who opens it in your profile. If you do not know why you were added, ask the clinic.',
    ],
    actions: [{ label: 'Open your profile', path: '/app/patients/edit#readers' }],
  }),
  patientInvited: (clinicName, link) => ({
    subject: 'Choose a password for your appointments',
    paragraphs: [
      `${clinicName} has registered you as a patient. With a password of your own you see, book and move your appointments yourself.`,
      'The link below works once and for seven days. After that, ask for a new one with "Forgot your password?" where you log in.',
      'If you do not know the clinic, ignore this message.',
    ],
    actions: [{ label: 'Choose a password', path: link }],
  }),
  doctorInvited: (clinicName, link) => ({
    subject: 'Choose a password for your work',
    paragraphs: [
      `${clinicName} has registered you as one of its doctors. With a password of your own you see your calendar and your patients.`,
      'The link below works once and for seven days. After that, ask for a new one with "Forgot your password?" where you log in.',
      'If you do not know the clinic, ignore this message.',
    ],
    actions: [{ label: 'Choose a password', path: link }],
  }),
  memberInvited: (clinicName, link) => ({
    subject: `${clinicName} invites you to its team`,
    paragraphs: [
      `${clinicName} would like you to work with Consulta. The link below shows your role. If you have an account, log in with it to accept; otherwise you choose a password.`,
      'The link below works once and for seven days. After that, ask the clinic for a new one.',
      'If you do not know the clinic, ignore this message: nothing changes.',
    ],
    actions: [{ label: 'See the invitation', path: link }],
  }),
  patientSignedUp: (clinicName, link) => ({
    subject: 'Confirm your registration',
    paragraphs: [
      `We received a request to register this email address with ${clinicName}. Nothing is registered until you confirm it with the password you chose.`,
      'The link below works once and for 24 hours.',
      'If it was not you, ignore this message: no account is made.',
    ],
    actions: [{ label: 'Confirm your registration', path: link }],
  }),
  patientJoining: (clinicName, link) => ({
    subject: 'Do you want to be a patient of another clinic?',
    paragraphs: [
      `We received a request to register you as a patient of ${clinicName}. You already have an account: if you confirm, the staff of ${clinicName} can see your clinical history, and you can book there.`,
      'The link below works once and for 24 hours.',
      'If it was not you, ignore this message: nothing changes.',
    ],
    actions: [{ label: 'Become a patient of this clinic', path: link }],
  }),
  passwordReset: (link) => ({
    subject: 'Choose a new password',
    paragraphs: [
      'We received a request for a new password. The link below works once and for 30 minutes.',
      'If it was not you, ignore this message: your password stays as it is.',
    ],
    actions: [{ label: 'Choose a new password', path: link }],
  }),
  planEnding: ({ clinicName, reason, endsAt, timeZone }) => ({
    subject: 'The plan of your clinic is about to end',
    paragraphs: [
      reason === 'refunded'
        ? `The payment for the plan of ${clinicName} was refunded.`
        : `The payment for the plan of ${clinicName} was disputed, and the bank has taken it back.`,
      `The plan ends on ${moment('en-GB', endsAt, timeZone).day}; from then on patients cannot book. Choose a plan before that, and nothing changes.`,
    ],
    actions: [{ label: 'Choose a plan', path: '/app/plans' }],
  }),
  planEnded: (clinicName) => ({
    subject: 'The plan of your clinic has ended',
    paragraphs: [
      `${clinicName} has no plan any more, so patients cannot book. Appointments, histories and schedules are kept.`,
      'Choose a plan, and patients can book again at once.',
    ],
    actions: [{ label: 'Choose a plan', path: '/app/plans' }],
  }),
  planKept: ({ clinicName, reason }) => ({
    subject: 'The plan of your clinic continues',
    paragraphs: [
      reason === 'refunded'
        ? `The refund of the payment for the plan of ${clinicName} did not go through.`
        : `The dispute about the payment for the plan of ${clinicName} is settled, and the payment stands.`,
      'The payment counts again and the plan continues. You do not need to pay again.',
    ],
    actions: [{ label: 'See the plan', path: '/app/plans' }],
  }),
  clinicMessage: (clinicName, path) => ({
    subject: 'You have a message from your clinic',
    paragraphs: [
      `${clinicName} has written to you. For your privacy the message is not in this email.`,
      'If you need help at once, do not write: call 112.',
    ],
    actions: [{ label: 'Read the message', path }],
  }),
  patientMessage: (clinicName, path) => ({
    subject: 'A patient has written',
    paragraphs: [`A patient has sent a message to ${clinicName}. For privacy it is not in this email.`],
    actions: [{ label: 'Read the message', path }],
  }),
  notice: (letter) => ({
    subject: 'There is news for you in Consulta',
    paragraphs: [
      `${noticesInEnglish[letter.about.kind]}.`,
      isMailedByDefault(letter.about)
        ? 'We notify you of this by email unless you change that in your profile.'
        : 'You chose to be notified of this by email; you can change that in your profile.',
    ],
    actions: [{ label: 'See it in Consulta', path: pathOfNotice(letter) }],
  }),
  dailySummary: ({ clinicName, timeZone, day, visits, firstAt, booked, moved, cancelled, messages }) => ({
    subject: `Your day at ${clinicName}`,
    paragraphs: [
      visits === 0
        ? `No appointments on ${moment('en-GB', `${day}T12:00:00Z`, 'UTC').day}.`
        : `${visits === 1 ? '1 appointment' : `${visits} appointments`} on ${moment('en-GB', `${day}T12:00:00Z`, 'UTC').day}${firstAt ? `, the first at ${moment('en-GB', firstAt, timeZone).time}` : ''}.`,
      ...sinceYesterday(
        [
          [booked, 'booked'],
          [moved, 'moved'],
          [cancelled, 'cancelled'],
          [messages, messages === 1 ? 'new message' : 'new messages'],
        ],
        'Since yesterday morning',
      ),
      'You get this because you asked for a daily summary; you can change that in your profile.',
    ],
    actions: [{ label: 'Open the calendar', path: '/app' }],
  }),
  auditAnchors: (letter) => ({
    subject: `Anchors of the activity log, ${letter.day}`,
    paragraphs: [
      'Keep this message. It holds the newest hash of each chain of the log that grew; npm run audit:verify compares these lines with the log.',
      ...linesOfAnchors(letter),
    ],
    actions: [],
  }),
  alreadyRegistered: () => ({
    subject: 'You already have an account',
    paragraphs: [
      'We received a registration with your email address or your DNI. You already have an account, so nothing was changed.',
      'Log in with it, or choose a new password if you have forgotten yours. If it was not you, ignore this message.',
    ],
    actions: [
      { label: 'Log in', path: '/login' },
      { label: 'Choose a new password', path: '/forgot-password' },
    ],
  }),
}
