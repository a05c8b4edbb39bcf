import { posed } from '../stance.ts'

export const stand = posed({})
