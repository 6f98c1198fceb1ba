import { readFile } from 'node:fs/promises'

/** MiB that the processes hold, what they share counted for each. Linux only: null elsewhere. */
export async function residentMiB(pids: readonly number[]): Promise<number | null> {
  let kib = 0
  for (const pid of pids) {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    const [, amount] = /^VmRSS:\s+(\d+) kB/m.exec(status) ?? []
    if (!amount) return null
    kib += Number(amount)
  }
  return kib / 1024
}

/** The most that `residentMiB` says while `work` runs, ten times a second. */
export async function peakMiB(pids: readonly number[], work: () => Promise<void>): Promise<number | null> {
  let peak = await residentMiB(pids)
  const timer = setInterval(async () => {
    const present = await residentMiB(pids)
    if (present !== null && present > (peak ?? 0)) peak = present
  }, 100)
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  return peak
}
