import { readFile } from 'node:fs/promises'

const kibOf = (status: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1])

/** A process and the workers that it started. */
async function withWorkers(pid: number): Promise<number[]> {
  const listed = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return [pid, ...listed.split(' ').filter(Boolean).map(Number)]
}

/** MiB that the processes hold together: their own pages, and once those of the program they run. Linux only. */
export async function residentMiB(started: readonly number[]): Promise<number | null> {
  const pids = (await Promise.all(started.map(withWorkers))).flat()
  const states = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')))
  const own = states.map((status) => kibOf(status, 'RssAnon'))
  const ofFiles = states.map((status) => kibOf(status, 'RssFile'))
  const kib = own.reduce((sum, each) => sum + each, 0) + Math.max(...ofFiles)
  return Number.isFinite(kib) ? kib / 1024 : null
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

const msATick = 10

/** Milliseconds of processor time that a process and its workers, also those that have ended, have used so far; 0 where nobody says. Linux only. */
export async function cpuMs(started: number): Promise<number> {
  const each = (await withWorkers(started)).map(async (pid) => {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    const [, ...fields] = stat.slice(stat.lastIndexOf(')')).split(' ')
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    return ticks * msATick
  })
  return (await Promise.all(each)).reduce((sum, ms) => sum + ms, 0)
}
