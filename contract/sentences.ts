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
  noRoom: 'There is no room left for this file',
  infected: 'This file contains malware and was not stored',
  tooLargeToScan: 'This file is too large to be checked for malware and was not stored',
  scannerAway: 'Files cannot be checked for malware at the moment. Please try again later.',
  recordClosed:
    'This person has ended the access of your clinic. They can open their record again in their profile.',
  visitAhead: 'You have a visit ahead at this clinic, or wait for one there. Cancel it first.',
  unknownDoctor: 'This doctor does not exist',
} as const

/** Why a file was not stored, where that is more than a failure. */
export const uploadRefusals: readonly string[] = [
  sentences.noRoom,
  sentences.infected,
  sentences.tooLargeToScan,
  sentences.scannerAway,
]

/** The messages of a 401; clients act on them word for word (section 8). */
export const authMessages = {
  noToken: 'No token provided',
  notLoggedIn: 'Not logged in',
  expired: 'Token expired',
  invalid: 'Invalid token',
} as const

/** The message of a 400 when the current password that somebody gave again is wrong (section 8). */
export const invalidCredentials = 'Invalid credentials'
