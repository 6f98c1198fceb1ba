/** Like `sentences`, for sentences of few screens. */
export const accountSentences = {
  confirmPassword: 'Please confirm your password',
  commonPassword: 'Password must not be one that many people use',
  factorNeeded: 'Please set up two-factor authentication first',
  passkeyRefused: 'This passkey was not accepted',
  passkeyRemoved: 'This passkey was removed from its account. Log in with your password or another passkey.',
  passkeyFailed: 'The passkey could not be used. Please log in with your password.',
} as const
