import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { Badge } from '@/components/ui/badge'

export interface WrittenMail {
  id: string
  /** The kind as which its receiver can stop it. */
  stops: string | null
  subject: string
  text: string
  html: string
}

interface MailBookProps {
  languages: { lang: string; mails: WrittenMail[] }[]
}

/** Every mail as it is sent: HTML light and dark, and its text. */
export function MailBook({ languages }: MailBookProps) {
  return (
    <PageContainer>
      <PageHeader
        title="Mails"
        description="Every mail, in both languages, light and dark, and as text."
        meta={<Badge>development</Badge>}
      />
      {languages.map(({ lang, mails }) => (
        <section key={lang} lang={lang} className="grid gap-8">
          <h2 className="text-lg font-semibold uppercase">{lang}</h2>
          {mails.map((mail) => (
            <MailSample key={mail.id} {...mail} />
          ))}
        </section>
      ))}
    </PageContainer>
  )
}

function MailSample({ id, stops, subject, text, html }: WrittenMail) {
  return (
    <article className="grid gap-2" id={id}>
      <h3 className="flex flex-wrap items-center gap-2 text-base font-semibold">
        {subject} <span className="font-normal text-muted-foreground">{id}</span>
        {stops && <Badge variant="outline">{stops}</Badge>}
      </h3>
      <div className="grid gap-4 lg:grid-cols-3">
        {(['light', 'dark'] as const).map((scheme) => (
          <iframe
            key={scheme}
            title={`${subject}, ${scheme}`}
            sandbox=""
            srcDoc={html}
            style={{ colorScheme: scheme }}
            className="h-128 w-full rounded-md border"
          />
        ))}
        <pre className="max-h-128 overflow-auto rounded-md border bg-card p-3 text-xs whitespace-pre-wrap wrap-anywhere">
          {text}
        </pre>
      </div>
    </article>
  )
}
