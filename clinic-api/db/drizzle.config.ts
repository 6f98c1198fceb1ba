import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './clinic-api/db/schema/*.ts',
  out: './clinic-api/db/migrations',
})
