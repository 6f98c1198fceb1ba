import { timed } from '../tracing/spans.ts'
import type { FileStore } from './files.ts'
import type { Mailer } from './mailer.ts'
import type { Texts } from './texts.ts'

/** Each mail is a span, also where no request waits for it. */
export function timedMailer(mailer: Mailer): Mailer {
  return { ...mailer, send: (mail) => timed(asking('send mail'), () => mailer.send(mail)) }
}

export function timedTexts(texts: Texts): Texts {
  return { ...texts, send: (text) => timed(asking('send text'), () => texts.send(text)) }
}

export function timedFiles(files: FileStore): FileStore {
  return {
    ...files,
    save: (key, bytes) => timed(asking('save file'), () => files.save(key, bytes)),
    open: (key) => timed(asking('open file'), () => files.open(key)),
    remove: (key) => timed(asking('remove file'), () => files.remove(key)),
  }
}

const asking = (name: string) => ({ name, kind: 'client' }) as const
