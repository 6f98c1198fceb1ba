import type { Env } from '../env.ts'
import { timed } from '../tracing/spans.ts'
import { type FileStore, openFiles } from './files.ts'
import { type Mailer, openMailer } from './mailer.ts'
import { openPayments, type PaymentProvider } from './payments.ts'
import { openPush, type Push } from './push.ts'
import { openScanner, type Scanner } from './scanner.ts'
import { openTexts, type Texts } from './texts.ts'
import { openWeather, type WeatherProvider } from './weather.ts'

export interface Ports {
  mailer: Mailer
  files: FileStore
  /** Null where uploads are not looked through. */
  scanner: Scanner | null
  texts: Texts
  push: Push
  payments: PaymentProvider
  weather: WeatherProvider
}

/** The outside world as the environment describes it: real services by their keys, local ones without. */
export async function openPorts(env: Env): Promise<Ports> {
  return {
    mailer: timedMailer(openMailer(env)),
    files: timedFiles(await openFiles(env)),
    scanner: openScanner(env),
    texts: timedTexts(openTexts(env)),
    push: await openPush(env),
    payments: await openPayments(env),
    weather: openWeather(env),
  }
}

/** Each mail is a span, also where no request waits for it. */
function timedMailer(mailer: Mailer): Mailer {
  return { ...mailer, send: (mail) => timed(asking('send mail'), () => mailer.send(mail)) }
}

function timedTexts(texts: Texts): Texts {
  return { ...texts, send: (text) => timed(asking('send text'), () => texts.send(text)) }
}

function timedFiles(files: FileStore): FileStore {
  return {
    ...files,
    save: (key, bytes) => timed(asking('save file'), () => files.save(key, bytes)),
    open: (key) => timed(asking('open file'), () => files.open(key)),
    remove: (key) => timed(asking('remove file'), () => files.remove(key)),
  }
}

const asking = (name: string) => ({ name, kind: 'client' }) as const
