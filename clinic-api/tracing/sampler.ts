import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace'

interface Choice {
  OTEL_TRACES_SAMPLER?: string | undefined
  OTEL_TRACES_SAMPLER_ARG?: string | undefined
}

/** Which traces are kept, in the standard's own words; all of them when nobody says. Throws for words it does not know. */
export function samplerOf({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: part }: Choice): Sampler {
  const [, follows, own = ''] = /^(parentbased_)?(.*)$/.exec(name || 'parentbased_always_on') ?? []
  const root = rootOf(own, Number(part || 1))
  if (!root)
    throw new Error(`OTEL_TRACES_SAMPLER is "${name}" and its ARG "${part}"; no such sampler is known`)
  return follows ? new ParentBasedSampler({ root }) : root
}

function rootOf(name: string, ratio: number): Sampler | null {
  if (name === 'always_on') return new AlwaysOnSampler()
  if (name === 'always_off') return new AlwaysOffSampler()
  if (name === 'traceidratio' && ratio >= 0 && ratio <= 1) return new TraceIdRatioBasedSampler(ratio)
  return null
}
