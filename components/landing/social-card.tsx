interface SocialCardProps {
  name: string
  headline: string
  features: readonly string[]
}

// The renderer knows neither stylesheets nor oklch: these are the light theme's tokens, written out.
const ink = '#1b2225'
const quiet = '#5a6468'
const accent = '#00696e'
const page = '#f4f6f7'
const line = '#dde2e4'
const shift = '#dcecf8'
const shiftLine = '#9cc3df'
const visit = '#e9e0f8'
const visitLine = '#8f6ccf'

/** An invented week: where working hours and visits stand in each day, and how long they are, in px. */
const week: { day: string; shift: [number, number]; visits: [number, number][] }[] = [
  {
    day: 'monday',
    shift: [110, 300],
    visits: [
      [130, 46],
      [226, 70],
    ],
  },
  {
    day: 'tuesday',
    shift: [80, 250],
    visits: [
      [100, 46],
      [170, 46],
      [272, 46],
    ],
  },
  {
    day: 'wednesday',
    shift: [190, 330],
    visits: [
      [210, 94],
      [370, 46],
    ],
  },
  {
    day: 'thursday',
    shift: [110, 300],
    visits: [
      [154, 46],
      [290, 94],
    ],
  },
]

function Block({
  top,
  height,
  inset,
  color,
  edge,
}: Record<'top' | 'height' | 'inset', number> & { color: string; edge: string }) {
  const place = { position: 'absolute', top, height, left: inset, right: inset } as const
  return <div style={{ ...place, background: color, border: `2px solid ${edge}`, borderRadius: 8 }} />
}

function Week() {
  return (
    <div
      style={{
        display: 'flex',
        position: 'absolute',
        right: 0,
        top: 0,
        bottom: 0,
        width: 500,
        background: '#fff',
        borderLeft: `2px solid ${line}`,
      }}
    >
      {week.map(({ day, shift: [top, height], visits }) => (
        <div
          key={day}
          style={{ display: 'flex', position: 'relative', flex: 1, borderLeft: `2px solid ${line}` }}
        >
          <Block top={top} height={height} inset={8} color={shift} edge={shiftLine} />
          {visits.map(([start, length]) => (
            <Block key={start} top={start} height={length} inset={18} color={visit} edge={visitLine} />
          ))}
        </div>
      ))}
    </div>
  )
}

function Mark() {
  return (
    <svg width="72" height="72" viewBox="0 0 16 16" fill="none" aria-hidden="true">
      <path d="M2.5 1.5v13M13.5 1.5v13" stroke={accent} strokeWidth="1.6" strokeLinecap="round" />
      <rect x="4.7" y="4.6" width="6.6" height="6" rx="1.3" fill={accent} />
    </svg>
  )
}

/** The picture of a shared link: the name, what it is for, and the week that it is about. */
export function SocialCard({ name, headline, features }: SocialCardProps) {
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', background: page, color: ink }}>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: 700,
          padding: 64,
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', gap: 20, fontSize: 48, letterSpacing: -1 }}>
          <Mark />
          {name}
        </div>
        <div style={{ display: 'flex', fontSize: 74, lineHeight: 1.08, letterSpacing: -2.5 }}>{headline}</div>
        <div
          style={{ display: 'flex', flexWrap: 'wrap', columnGap: 32, rowGap: 8, fontSize: 22, color: quiet }}
        >
          {features.map((feature) => (
            <div key={feature} style={{ display: 'flex', width: 278 }}>
              {feature}
            </div>
          ))}
        </div>
      </div>
      <Week />
    </div>
  )
}
