import { moment, type Phrases, pathOf } from './phrases.ts'

export const english: Phrases = {
  when({ city, timeZone, startAt }, other = startAt) {
    const { day, time } = moment('en-GB', other, timeZone)
    return `${day} at ${time} (local time in ${city})`
  },
  booked: (meeting, by) => ({
    subject: 'Your appointment is booked',
    paragraphs: [
      ...(by ? [`${by} of ${meeting.clinicName} booked an appointment for you.`] : []),
      `Your appointment with Dr. ${meeting.doctorName} at ${meeting.clinicName} is on ${english.when(meeting)}.`,
      'If you cannot come, please cancel or move it in time, so that somebody else can have the slot.',
    ],
    actions: [{ label: 'View your appointment', path: pathOf(meeting) }],
  }),
  cancelled: (meeting) => ({
    subject: 'Your appointment was cancelled',
    paragraphs: [
      `Your appointment with Dr. ${meeting.doctorName} at ${meeting.clinicName} on ${english.when(meeting)} was cancelled.`,
      'You can book another one whenever it suits you.',
    ],
    actions: [{ label: 'View your appointments', path: '/app/appointments' }],
  }),
  rescheduled: (meeting, previousStartAt) => ({
    subject: 'Your appointment was moved',
    paragraphs: [
      `Your appointment with Dr. ${meeting.doctorName} at ${meeting.clinicName} is now on ${english.when(meeting)}.`,
      `It was on ${english.when(meeting, previousStartAt)}.`,
    ],
    actions: [{ label: 'View your appointment', path: pathOf(meeting) }],
  }),
  visitMoved: (meeting, previousStartAt) => ({
    subject: 'An appointment in your calendar was moved',
    paragraphs: [
      `An appointment with you at ${meeting.clinicName} is now on ${english.when(meeting)}.`,
      `It was on ${english.when(meeting, previousStartAt)}.`,
    ],
    actions: [{ label: 'View the appointment', path: pathOf(meeting) }],
  }),
  doctorDeleted: (meeting) => ({
    subject: 'Your appointment was cancelled',
    paragraphs: [
      `Dr. ${meeting.doctorName} no longer works at ${meeting.clinicName}, so your appointment on ${english.when(meeting)} was cancelled.`,
      'You can book with another doctor of the clinic.',
    ],
    actions: [{ label: 'Search for a doctor', path: '/app/search-staff' }],
  }),
  reminder: (meeting, links) => ({
    subject: 'Your appointment is coming up',
    paragraphs: [
      `Your appointment with Dr. ${meeting.doctorName} at ${meeting.clinicName} is on ${english.when(meeting)}.`,
      'Please tell the clinic whether you are coming. These links are for this appointment alone and need no password.',
    ],
    actions: [
      { label: 'I am coming', path: links.confirm },
      { label: 'Choose another time', path: links.move },
      { label: 'Cancel the appointment', path: links.cancel },
    ],
  }),
  geneticStudy: (clinicName) => ({
    subject: 'Ask your doctor about your study',
    paragraphs: [
      `${clinicName ?? 'Your clinic'} has looked at a study of yours. For your privacy its results are not in this message.`,
      'They are not kept in your account either: ask your doctor for them, at your next visit or by telephone.',
    ],
    actions: [{ label: 'See your appointments', path: '/app/appointments' }],
  }),
  patientLinked: (clinicName) => ({
    subject: 'A clinic has added you to its patients',
    paragraphs: [
      `${clinicName} has added you to its patients, by your DNI and birthdate. Its staff can now see your clinical history.`,
      'You see who opens it in your profile. If you do not know why you were added, ask the clinic.',
    ],
    actions: [{ label: 'Open your profile', path: '/app/patients/edit' }],
  }),
  patientInvited: (clinicName, link) => ({
    subject: 'Choose a password for your visits',
    paragraphs: [
      `${clinicName} has registered you as a patient. With a password of your own you see, book and move your appointments yourself.`,
      'The link below works once and for seven days. After that, ask for a new one with "Forgot your password?" where you sign in.',
      'If you do not know the clinic, ignore this message.',
    ],
    actions: [{ label: 'Choose a password', path: link }],
  }),
  patientSignedUp: (clinicName, link) => ({
    subject: 'Confirm your registration',
    paragraphs: [
      `Somebody, hopefully you, wants to be a patient of ${clinicName} with this e-mail address. Nothing is registered until you confirm it with the password you chose.`,
      'The link below works once and for 24 hours.',
      'If it was not you, ignore this message: no account is made.',
    ],
    actions: [{ label: 'Confirm your registration', path: link }],
  }),
  patientJoining: (clinicName, link) => ({
    subject: 'Do you want to be a patient of another clinic?',
    paragraphs: [
      `Somebody, hopefully you, wants to register you as a patient of ${clinicName}. You already have an account, so you need no other: confirm it, and the staff of ${clinicName} can see your clinical history and you can book there.`,
      'The link below works once and for 24 hours.',
      'If it was not you, ignore this message: nothing changes.',
    ],
    actions: [{ label: 'Become a patient of this clinic', path: link }],
  }),
  passwordReset: (link) => ({
    subject: 'Choose a new password',
    paragraphs: [
      'Somebody, hopefully you, asked for a new password. The link below works once and for 30 minutes.',
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
      `${clinicName} has no plan any more, so patients cannot book. Visits, histories and schedules are kept.`,
      'Choose a plan, and patients can book again at once.',
    ],
    actions: [{ label: 'Choose a plan', path: '/app/plans' }],
  }),
  alreadyRegistered: () => ({
    subject: 'You already have an account',
    paragraphs: [
      'Somebody, hopefully you, wanted to register with your e-mail address or your DNI. You already have an account, so nothing was changed.',
      'Log in with it, or choose a new password if you have forgotten yours. If it was not you, ignore this message.',
    ],
    actions: [
      { label: 'Log in', path: '/login' },
      { label: 'Choose a new password', path: '/forgot-password' },
    ],
  }),
}
