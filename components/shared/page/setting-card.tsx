import type { ComponentProps } from 'react'
import { Card, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'

interface SettingCardProps extends Omit<ComponentProps<typeof Card>, 'title'> {
  title: string
  text: string
}

/** A setting, or several that belong together: what it is called, what it does, and the way to change it. */
export function SettingCard({ title, text, children, ...card }: SettingCardProps) {
  return (
    <Card {...card}>
      <CardHeader>
        <CardTitle>{title}</CardTitle>
        <CardDescription>{text}</CardDescription>
      </CardHeader>
      {children}
    </Card>
  )
}
