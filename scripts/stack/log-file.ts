import { createWriteStream, mkdirSync, renameSync, statSync, type WriteStream } from 'node:fs'
import { dirname } from 'node:path'

const rotatedBytes = 10_000_000
const retryMs = 1_000

/**
 * A log file that never ends the program: lines that cannot be written are dropped and counted. It is tried again as
 * long as lines come, and then one line says how many were lost.
 */
export class LogFile {
  readonly #path: string
  #stream: WriteStream | null = null
  #tryAgainAt = 0
  #lost = 0
  #fault = ''

  constructor(path: string) {
    this.#path = path
    this.#rotate()
  }

  write(line: string): void {
    this.#stream ??= performance.now() < this.#tryAgainAt ? null : this.#open()
    if (!this.#stream) {
      this.#lost += 1
      return
    }
    if (this.#lost > 0) this.#tellLost(this.#stream)
    this.#put(this.#stream, line, 1)
  }

  end(): void {
    this.#stream?.end()
  }

  /** The first line after a gap; the line before may have been cut off. */
  #tellLost(stream: WriteStream): void {
    const lost = this.#lost
    const msg = `${lost} lines of this log could not be written (${this.#fault})`
    this.#lost = 0
    this.#put(stream, `\n${JSON.stringify({ level: 40, time: Date.now(), msg })}`, lost)
  }

  #put(stream: WriteStream, text: string, lines: number): void {
    stream.write(`${text}\n`, (error) => {
      if (error) this.#lost += lines
    })
  }

  #open(): WriteStream | null {
    try {
      mkdirSync(dirname(this.#path), { recursive: true, mode: 0o700 })
    } catch (error) {
      this.#fail(error)
      return null
    }
    const stream = createWriteStream(this.#path, { flags: 'a', mode: 0o600 })
    stream.on('error', (error) => {
      if (this.#stream === stream) this.#stream = null
      this.#fail(error)
    })
    return stream
  }

  #fail(error: unknown): void {
    this.#fault = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    this.#tryAgainAt = performance.now() + retryMs
  }

  #rotate(): void {
    try {
      const size = statSync(this.#path, { throwIfNoEntry: false })?.size ?? 0
      if (size > rotatedBytes) renameSync(this.#path, `${this.#path}.1`)
    } catch {
      // A file that cannot be renamed is appended to.
    }
  }
}
