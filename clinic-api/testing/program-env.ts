const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env

/** What a program that a test starts has around it; settings of the machine would change what it does. */
export const programEnv = { NODE_ENV: 'test', PATH, NODE_COMPILE_CACHE } as const
