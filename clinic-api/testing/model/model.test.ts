import { describeModel } from './sequences.ts'

describeModel('postgres')
