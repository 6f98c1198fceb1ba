/** Somebody who is registered chooses a password by an emailed link, or is given one at once. */
export type RegistrationWay = 'invite' | 'password'
