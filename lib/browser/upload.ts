import type { ErrorEnvelope } from '#contract/errors'
import { fileRefusals } from '#contract/file-refusals'
import { RequestError, withRenewal } from '@/lib/browser/request'
import { type Sentence, sentBy } from '@/lib/domain/sentence'
import {
  type AnswerOfCall,
  callAddress,
  type PlaceOfCall,
  type UploadName,
} from '@/lib/endpoints/browser-call'

interface UploadOptions {
  /** Called with the part that has left the browser, 0 to 1. */
  onProgress?: (part: number) => void
  signal?: AbortSignal
}

/**
 * Sends one file as the multipart field `file` and returns the answer's JSON. Throws `RequestError`, or the signal's
 * reason when it was cancelled.
 */
export function uploadFile<Name extends UploadName>(
  name: Name,
  to: PlaceOfCall<Name>,
  file: File,
  options: UploadOptions = {},
): Promise<AnswerOfCall<Name>> {
  return withRenewal(() => send(callAddress(name, to, 'uploads'), file, options))
}

/** The sentence that says why a file was not stored; null for every other failure. */
export function refusalOf(error: unknown): Sentence | null {
  return error instanceof RequestError && Object.values<string>(fileRefusals).includes(error.message)
    ? sentBy(error)
    : null
}

// fetch tells nothing about the progress of a request body; XMLHttpRequest does.
function send<Answer>(url: string, file: File, { onProgress, signal }: UploadOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const call = new XMLHttpRequest()
    const cancel = () => call.abort()
    call.open('POST', url)
    call.setRequestHeader('accept', 'application/json')
    call.upload.onprogress = ({ loaded, total }) => onProgress?.(total === 0 ? 1 : loaded / total)
    call.onload = () => {
      const answer = parsed(call.responseText)
      if (call.status >= 200 && call.status < 300) return resolve(answer as Answer) // as `call`
      const envelope = (answer ?? {}) as Partial<ErrorEnvelope>
      reject(new RequestError(call.status, envelope.code ?? 'internal', envelope))
    }
    call.onerror = () => reject(new RequestError(0, 'network', {}))
    call.onabort = () => reject(signal?.reason ?? new DOMException('Cancelled', 'AbortError'))
    call.onloadend = () => signal?.removeEventListener('abort', cancel)
    signal?.addEventListener('abort', cancel)
    const form = new FormData()
    form.append('file', file)
    call.send(form)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
