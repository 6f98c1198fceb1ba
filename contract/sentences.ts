/**
 * The fixed English sentences (section 8) that several places say, answer or compare. Catalogues hold their
 * translations under `sentenceKey`. Free of zod, because pages load this file with their first scripts.
 */
export const sentences = {
  failed: 'An error occurred. Please try again later.',
  unexpected: 'An unexpected error occurred. Please try again later.',
  network: 'Network error. Please try again later.',
  challengeExpired: '2FA session expired or invalid',
  wrongCode: 'Invalid 2FA token',
  wrongPassword: 'Invalid current password',
  doctorTaken: 'A doctor with the same DNI or Email already exists',
  patientTaken: 'A patient with the same DNI or Email already exists',
  unknownDoctor: 'This doctor does not exist',
} as const

/** The messages of a 401; clients act on them word for word (section 8). */
export const authMessages = {
  noToken: 'No token provided',
  notLoggedIn: 'Not logged in',
  expired: 'Token expired',
  invalid: 'Invalid token',
} as const

/** The message of a 400 when the current password that somebody gave again is wrong (section 8). */
export const invalidCredentials = 'Invalid credentials'
