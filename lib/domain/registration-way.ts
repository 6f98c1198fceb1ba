/** Somebody who is registered chooses a password by an emailed link, or is given one at once. */
export type RegistrationWay = 'invite' | 'password'

interface Typed {
  name: string
  surname: string
  email: string
}

/** Whether nobody has begun: such a form, sent, tells every field that it has. */
export const isUntouched = ({ name, surname, email }: Typed) =>
  !name.trim() && !surname.trim() && !email.trim()
