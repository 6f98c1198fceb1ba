import { expect, type Page } from '@playwright/test'
import { routes } from '@/lib/routes'
import { settled } from '../alive'

type Section = 'conditions' | 'treatments' | 'analytics' | 'images' | 'allergies' | 'visits'

/** The clinical history of one patient. */
export class HistoryPage {
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Waits until the page listens: before, a click would be lost. */
  async open(patientId: string) {
    await this.page.goto(routes.history(patientId))
    await settled(this.page)
  }

  section(name: Section) {
    return this.page.locator(`#${name}`)
  }

  dialog(name: string) {
    return this.page.getByRole('dialog', { name, exact: true })
  }

  async openDialog(button: string, name = button) {
    await this.page.getByRole('button', { name: button, exact: true }).click()
    await this.dialog(name).waitFor()
    return this.dialog(name)
  }

  /** Fills in the open dialog's fields by their labels and saves. */
  async save(name: string, fields: Record<string, string>) {
    const dialog = this.dialog(name)
    for (const [label, value] of Object.entries(fields)) {
      await dialog.getByLabel(label, { exact: false }).fill(value)
    }
    await dialog.getByRole('button', { name: 'Save' }).click()
  }

  async add(button: string, fields: Record<string, string>, dialogName = button) {
    await this.openDialog(button, dialogName)
    await this.save(dialogName, fields)
    await expect(this.dialog(dialogName)).toBeHidden()
  }

  async remove(section: Section, name: string, confirm = 'Delete') {
    await this.section(section)
      .getByRole('button', { name: `Delete ${name}`, exact: true })
      .click()
    const question = this.page.getByRole('alertdialog')
    await expect(question).toContainText(name)
    await question.getByRole('button', { name: confirm, exact: true }).click()
    await expect(question).toBeHidden()
  }
}
