import type { ComponentProps, ReactNode } from 'react'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog'

interface NoticeDialogProps extends Omit<ComponentProps<typeof DialogContent>, 'title'> {
  title: string
  text: string
  onClose: () => void
  children: ReactNode
}

/** A dialog that is there as long as it is drawn, with what it is called and about. */
export function NoticeDialog({ title, text, onClose, children, ...content }: NoticeDialogProps) {
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()}>
      <DialogContent {...content}>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{text}</DialogDescription>
        </DialogHeader>
        {children}
      </DialogContent>
    </Dialog>
  )
}
