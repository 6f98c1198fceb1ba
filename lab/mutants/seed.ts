import { configureGlobal } from 'fast-check'

// Every mutant meets the same draws, so that a run can be repeated.
configureGlobal({ seed: Number(process.env.MUTANTS_SEED ?? 7) })
