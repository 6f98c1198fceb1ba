import { connect, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import type { Env } from '../env.ts'

/** The scanner found something; `signature` is the scanner's name for it. */
export class Infected extends Error {
  readonly signature: string

  constructor(signature: string) {
    super('The scanner found something')
    this.signature = signature
  }
}

/** There is no verdict: nobody answers, or not in time. */
export class ScannerAway extends Error {}

/** The scanner takes no file as large as this. */
export class TooLargeToScan extends Error {}

/** Looks through what is uploaded for malware. */
export interface Scanner {
  /**
   * Passes one file on while it is looked through. It ends only when the verdict is good, and fails with `Infected`,
   * `ScannerAway` or `TooLargeToScan`.
   */
  passage(): Transform
  isThere(): Promise<boolean>
}

interface Patience {
  connectMs: number
  /** Between two signs of life, and for the verdict at the end. */
  idleMs: number
}

const usual: Patience = { connectMs: 5_000, idleMs: 120_000 }

/** A clamd when the environment names one; null when nothing is scanned. */
export function openScanner({ CLAMD_URL: url }: Pick<Env, 'CLAMD_URL'>): Scanner | null {
  return url ? clamd(url) : null
}

/** Speaks INSTREAM with the clamd at `tcp://host:port` or `unix:///path`. */
export function clamd(url: string, patience = usual): Scanner {
  return {
    passage: () => scanning(dial(url, patience)),
    isThere: () =>
      ask(dial(url, { connectMs: 1_000, idleMs: 1_000 }), 'zPING\0').then(
        (answer) => answer === 'PONG',
        isAway,
      ),
  }
}

const isAway = () => false

function dial(url: string, { connectMs, idleMs }: Patience): Socket {
  const { protocol, hostname, port, pathname } = new URL(url)
  const socket =
    protocol === 'unix:'
      ? connect({ path: decodeURIComponent(pathname) })
      : connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) })
  socket.setTimeout(connectMs, () => socket.destroy(new ScannerAway('The scanner does not answer')))
  socket.once('connect', () => socket.setTimeout(idleMs))
  return socket
}

/** The scanner's answer before it hangs up, without the zero byte at its end. */
function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', (part: string) => {
      text += part
      if (text.endsWith('\0')) resolve(text.slice(0, -1))
    })
    // A scanner that has sent its answer may also reset the connection.
    const end = () => (text ? resolve(text) : reject(new ScannerAway('The scanner has hung up')))
    socket.on('error', end)
    socket.on('close', end)
  })
}

async function ask(socket: Socket, command: string): Promise<string> {
  const answer = answerOf(socket)
  socket.write(command)
  try {
    return await answer
  } finally {
    socket.destroy()
  }
}

function scanning(socket: Socket): Transform {
  let wake = () => {}
  const verdict = answerOf(socket).then(judge)
  const passage = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const length = Buffer.alloc(4)
      length.writeUInt32BE(chunk.length)
      wake = () => done(null, chunk)
      if (chunk.length === 0) return wake()
      socket.write(length)
      // The scanner sets the pace.
      if (socket.write(chunk)) wake()
      else socket.once('drain', wake)
    },
    flush(done) {
      socket.write(Buffer.alloc(4))
      verdict.then(() => done(), done)
    },
    destroy(error, done) {
      socket.destroy()
      done(error)
    },
  })
  socket.write('zINSTREAM\0')
  // Also while bytes are on their way: what is over needs no more of them.
  verdict.catch((error: Error) => passage.destroy(error))
  return passage
}

/** Throws unless the scanner found nothing. */
function judge(answer: string): void {
  if (answer === 'stream: OK') return
  const [, signature] = /^stream: (.+) FOUND$/.exec(answer) ?? []
  if (signature) throw new Infected(signature)
  if (/size limit exceeded/i.test(answer)) throw new TooLargeToScan(answer)
  throw new ScannerAway(answer)
}
