import type { AccountPhrases } from './phrases.ts'

const notYou =
  'If this was you, ignore this message. If not, choose a new password now: that logs out everybody else.'
const newPassword = { label: 'Choose a new password', path: '/forgot-password' }

/** Mails about the sign-in of an account. */
export const accountEnglish: AccountPhrases = {
  newDevice: ({ browser, system, address, profile }) => ({
    subject: 'New login to your account',
    paragraphs: [
      `Somebody logged in to your account with a browser that had not been used before: ${browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'an unknown one')}, from the address ${address}.`,
      notYou,
    ],
    actions: [{ label: 'See where you are logged in', path: profile }, newPassword],
  }),
  guardianInvited: (clinicName, link) => ({
    subject: 'You are asked to act for a patient',
    paragraphs: [
      `${clinicName} lists you as acting for one of its patients. If you accept, you see their appointments and history, book for them and get their reminders.`,
      'The link below works for seven days and asks for the patient’s birthdate.',
      'If you do not know the clinic, ignore this message.',
    ],
    actions: [{ label: 'See the invitation', path: link }],
  }),
  guardianEnding: ({ name, day, isPatient }) => ({
    subject: isPatient ? 'You will soon decide for yourself' : `You will soon no longer act for ${name}`,
    paragraphs: isPatient
      ? [`From ${day} on, ${name} no longer acts for you. Your appointments and your history stay with you.`]
      : [`From ${day} on, you no longer act for ${name}, and their appointments are no longer shown to you.`],
    actions: [],
  }),
  contactRequest: ({ name, email, text }) => ({
    subject: `Question from ${name}`,
    paragraphs: [text, `Answer to ${email}.`],
    actions: [],
  }),
  emailChange: (link) => ({
    subject: 'Confirm your new email address',
    paragraphs: [
      'Follow the link to log in with this address from now on. It works for a day.',
      'If you did not ask for this, ignore this message.',
    ],
    actions: [{ label: 'Confirm the address', path: link }],
  }),
  emailChanging: ({ email, link }) => ({
    subject: 'Your email address is being changed',
    paragraphs: [
      `Somebody who knows your password wants to log in with ${email} instead of this address.`,
      'If this was not you, stop the change and choose a new password. You have seven days, even if the address has already changed.',
    ],
    actions: [{ label: 'Stop the change', path: link }],
  }),
  detailsChanged: (clinicName) => ({
    subject: 'The details of a patient were changed',
    paragraphs: [
      `${clinicName} has changed the details of a patient who has this email address as a contact.`,
      'If you do not know why, call the clinic.',
    ],
    actions: [],
  }),
  passwordChanged: () => ({
    subject: 'Your password was changed',
    paragraphs: ['Your account has a new password, and you are logged out everywhere else.', notYou],
    actions: [newPassword],
  }),
  passkeyChanged: ({ change, name, profile }) => ({
    subject:
      change === 'added' ? 'A passkey was added to your account' : 'A passkey was removed from your account',
    paragraphs: [
      change === 'added'
        ? `The passkey “${name}” opens your account from now on, without your password.`
        : `The passkey “${name}” no longer opens your account.`,
      notYou,
    ],
    actions: [{ label: 'See your passkeys', path: profile }, newPassword],
  }),
  factorChanged: ({ change, profile }) => ({
    ...{
      on: {
        subject: 'Two-factor authentication is on',
        paragraphs: ['From now on your account asks for a code from your app after your password.', notYou],
      },
      off: {
        subject: 'Two-factor authentication is off',
        paragraphs: ['From now on your password alone opens your account.', notYou],
      },
      reset: {
        subject: 'Your two-factor authentication was reset',
        paragraphs: [
          'An administrator has turned off two-factor authentication for your account, and you are logged out everywhere. Your password alone opens it until you set it up again.',
          'If you did not ask for this, tell your clinic and choose a new password.',
        ],
      },
    }[change],
    actions: [{ label: 'Open your account', path: profile }, newPassword],
  }),
}
