import { invalidCredentials, sentences } from '#contract/sentences'
import { type Sentence, sentBy } from './sentence'

/** A refused call. `status` 0: no answer came. */
export interface Refusal {
  status: number
  message?: string | undefined
  /** Field name to message. */
  errors?: Record<string, string> | undefined
  /** Seconds until the next attempt is allowed. */
  retryAfter?: number | undefined
}

/** Signing in, asking for or using a reset link, registering: a refusal's own message, else a general sentence. */
export function signInFault({ status, message, retryAfter }: Refusal): Sentence {
  if (status === 429) return waiting(retryAfter)
  if (status === 0) return sentences.network
  return status >= 400 && status < 500 && message ? sentBy({ status, message }) : sentences.failed
}

/** Section 8, '2FA verify'. */
export function twoFactorFault({ status, message, retryAfter }: Refusal): Sentence {
  if (status === 403) return message ? sentBy({ status, message }) : sentences.challengeExpired
  if (status === 400) return message ? sentBy({ status, message }) : sentences.wrongCode
  if (status === 429) return waiting(retryAfter)
  return noAnswer.includes(status) ? sentences.network : sentences.failed
}

/** None reached the browser, or none reached the web program. */
const noAnswer = [0, 503, 504]

/** Section 8, 'Change password': messages of fields, or one for the whole form. */
export interface PasswordFault {
  fields: { currentPassword?: string; newPassword?: string }
  form: Sentence | null
}

export function passwordFault({ status, message, errors, retryAfter }: Refusal): PasswordFault {
  if (message === invalidCredentials) {
    return { fields: { currentPassword: sentences.wrongPassword }, form: null }
  }
  const { currentPassword, newPassword } = errors ?? {}
  if (currentPassword || newPassword) {
    return {
      fields: { ...(currentPassword && { currentPassword }), ...(newPassword && { newPassword }) },
      form: null,
    }
  }
  return { fields: {}, form: status === 429 ? waiting(retryAfter) : sentences.unexpected }
}

/** Turning the second factor off: the fault of the password or of the code at its field. */
export function disableFault(refusal: Refusal): {
  fields: { currentPassword?: string; totpToken?: string }
  form: Sentence | null
} {
  if (refusal.message === sentences.wrongCode) return { fields: { totpToken: refusal.message }, form: null }
  const { currentPassword, totpToken } = refusal.errors ?? {}
  if (totpToken) {
    return { fields: { totpToken, ...(currentPassword && { currentPassword }) }, form: null }
  }
  return passwordFault(refusal)
}

function waiting(seconds = 60): Sentence {
  return { key: 'errors.tooManyAttempts', values: { minutes: Math.max(1, Math.ceil(seconds / 60)) } }
}
