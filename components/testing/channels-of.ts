import type { PatientChannels } from '#contract/channels'

/** How a patient is reached in a clinic that writes by e-mail alone. */
export const mailOnly: PatientChannels = {
  reminders: 'email',
  isChosen: false,
  phone: null,
  isMobile: false,
  isVerified: false,
  offered: [],
  consents: [],
}

/** In a clinic that also sends SMS, of whom neither has been asked yet. */
export const withSms: PatientChannels = {
  ...mailOnly,
  phone: '600 200 300',
  isMobile: true,
  offered: ['sms'],
  consents: [
    { kind: 'sms', version: 1, given: null, at: null, byStaff: false },
    { kind: 'whatsapp', version: 1, given: null, at: null, byStaff: false },
  ],
}
