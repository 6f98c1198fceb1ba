import { describeModel } from './sequences.ts'

describeModel('postgres', Number(process.env.MODEL_RUNS ?? 200))
