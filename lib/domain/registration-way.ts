/** Somebody who is registered chooses a password by an emailed link, or is given one at once. */
export type RegistrationWay = 'invite' | 'password'

interface Typed {
  name: string
  surname: string
  email: string
}

/** The form is still empty: submitting it then reports every field. */
export const isUntouched = ({ name, surname, email }: Typed) =>
  !name.trim() && !surname.trim() && !email.trim()
