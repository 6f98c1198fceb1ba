export const quietLink = 'text-sm font-medium text-primary-strong underline-offset-4 hover:underline'
