// Ends with 0 when the program can work: the web, or what HEALTH_URL names.
import process from 'node:process'

const url = process.env.HEALTH_URL || `http://127.0.0.1:${process.env.PORT || 3000}/api/ready`
const answer = await fetch(url, { signal: AbortSignal.timeout(4000) }).catch(() => null)
process.exitCode = answer?.ok ? 0 : 1
